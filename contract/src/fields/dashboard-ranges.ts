/** How many days the dashboard looks back, today included. */
export const dashboardRanges = [7, 30, 90] as const
export type DashboardDays = (typeof dashboardRanges)[number]
export const defaultRange = 30 satisfies DashboardDays
