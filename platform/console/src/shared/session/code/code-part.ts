import { lazyPart } from '#shared/feedback/part/lazy-part'

/** `CodeField`, loaded when a sign-in asks for a code. */
export const CodePart = lazyPart(async () => (await import('./code-field')).CodeField, { height: 116 })
