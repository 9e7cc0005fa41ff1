/** Ports from 1024 on that browsers block, since other protocols use them (Fetch Standard, "bad port"). */
const blocked = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** Whether a web server may be expected at a port: 80, 443, or one from 1024 on that browsers don't block. */
export const isWebPort = (port: number): boolean => port === 80 || port === 443 || (port >= 1024 && !blocked.has(port))
