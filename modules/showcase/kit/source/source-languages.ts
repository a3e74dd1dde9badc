import { parser as css } from '@lezer/css'
import { parser as markdown, parseCode } from '@lezer/markdown'
import { script } from '#shared/theme/source/source-parts'

const languages = {
  tsx: script,
  ts: script,
  json: script,
  css,
  md: markdown.configure(parseCode({ codeParser: (info) => (/^(?:[jt]sx?|json)$/.test(info) ? script : null) })),
}

/** Returns the parser for a file by the ending of its name; undefined for one without colours. Brings all parsers along. */
export function languageOf(name: string): Pick<typeof script, 'parse'> | undefined {
  return languages[name.slice(name.lastIndexOf('.') + 1) as keyof typeof languages]
}
