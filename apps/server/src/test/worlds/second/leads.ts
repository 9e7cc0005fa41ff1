/**
 * TO BE REMOVED once reports count rows of `leads`: until then their columns `leads`, and the report of leads, count
 * attempts with an event and are not compared.
 */
export const ARE_LEADS_COMPARED: boolean = false
