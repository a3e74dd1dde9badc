import type { OfferedLanguages } from '@atrium/contract/language'

/** The languages that people can choose. The first one is used where nothing known was asked for; with one alone there is no choice. */
export const languages: OfferedLanguages = ['zh-cn', 'en']
