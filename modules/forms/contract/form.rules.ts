export const formStates = ['draft', 'published', 'closed'] as const
export type FormState = (typeof formStates)[number]

/** Who may fill in a form: everybody who is signed in, or people of chosen roles and departments. */
export const audiences = ['all', 'chosen'] as const
export type Audience = (typeof audiences)[number]

/** Roles or departments that a form names at most. */
export const mostChosen = 100

/** The page that fills in a form, as menu entries name it. */
export const fillPage = 'forms/fill'

/** Where everybody signed in fills in a form that they have the link of. */
export const fillAddress = (formId: number): string => `/forms/fill?form=${formId}`
