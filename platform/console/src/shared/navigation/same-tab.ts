/** The `state` of a navigation when it changes the active page instead of opening another: filters, paging. */
export const sameTab = { sameTab: true } as const
