/** Which calls of people with a role need a second factor: none, those of the administration, or all. */
export const factorRules = {
  none: { zh: '不要求', en: 'None' },
  administration: { zh: '进行系统管理时', en: 'For administration' },
  always: { zh: '始终', en: 'Always' },
} as const
export type FactorRule = keyof typeof factorRules

/** The days that a role with grace gives people to set a factor up, counted from their first sign-in with the role. */
export const factorGraceDays = 7
