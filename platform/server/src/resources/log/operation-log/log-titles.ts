import { endpoints } from '@atrium/contract'
import type { Audit } from '@atrium/contract/audit'
import type { Language } from '@atrium/contract/language'

const titles = new Map<string, Audit['title']>(
  endpoints.flatMap(([, { method, path, audit }]) => (audit ? [[`${method} ${path}`, audit.title] as const] : [])),
)

/** A call that there is no more is named by itself. */
export const titleOf = (operation: string, language: Language) => titles.get(operation)?.[language] ?? operation

export function operationsTitled(text: string): string[] {
  const wanted = text.toLowerCase()
  const isWanted = (title: string) => title.toLowerCase().includes(wanted)
  // Never empty, so that it can be an SQL list.
  return ['', ...[...titles].flatMap(([key, title]) => (Object.values(title).some(isWanted) ? [key] : []))]
}
