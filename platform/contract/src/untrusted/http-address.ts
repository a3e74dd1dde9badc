/** True for an absolute http or https address. Apart from the schemas, so that the console has it without zod. */
export function isHttpAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}
