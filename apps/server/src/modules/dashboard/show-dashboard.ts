export const showDashboard = async () => ({ dashboard: {} }) as never
