import type { LocalText, Permission } from 'atrium/contract'
import { limits } from '../engine/schema/form'

/** An archived form takes no entries, cannot be changed and is listed only where archived forms are asked for. */
export const formStates = ['draft', 'published', 'closed', 'archived'] as const
export type FormState = (typeof formStates)[number]

/** Who may fill in a form: everybody who is signed in, or people of chosen roles and departments. */
export const audiences = ['all', 'chosen'] as const
export type Audience = (typeof audiences)[number]

/** To publish a form to everybody signed in; without it to chosen roles and departments alone. */
export const publishToAll: Permission = 'forms:form:publishAll'

/** To read all entries of the forms that one sees; without it those of people in one's scope. */
export const readAllEntries: Permission = 'forms:entry:readAll'

/** Roles or departments that a form names at most. */
export const mostChosen = 100

/** The page that fills in a form, as menu entries name it. */
export const fillPage = 'forms/fill'

/** Where everybody signed in fills in a form that they have the link of. */
export const fillAddress = (formId: number): string => `/forms/fill?form=${formId}`

const copyWords = { zh: '副本', en: 'copy' }

/** Returns the title of a copy of a form, within the limit of a title. */
export const titleOfCopy = ({ zh, en }: LocalText): LocalText => ({
  zh: `${zh.slice(0, limits.title - 4)} ${copyWords.zh}`,
  en: en && `${en.slice(0, limits.title - 6)} ${copyWords.en}`,
})
