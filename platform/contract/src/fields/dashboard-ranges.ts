/**
 * How many days the dashboard looks back, today included. Whole weeks, so that each day is compared with one of the same weekday. The
 * longest and the one before it are within the 180 days that the logs are kept by default.
 */
export const dashboardRanges = [7, 28, 84] as const
export type DashboardDays = (typeof dashboardRanges)[number]
export const defaultRange = 28 satisfies DashboardDays
