import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** What a part of a source is; undefined for what has the colour of all text. */
export type SourceKind = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'call' | 'attribute'

export type SourcePart = readonly [text: string, kind?: SourceKind]

const language = parser.configure({ dialect: 'ts jsx' })
const { function: called, definition, special } = tags

/** What of a source has a colour, for a highlighter of Lezer or CodeMirror: `class` is the kind. */
export const sourceTags = [
  ...tagged('keyword', tags.keyword, tags.bool, tags.null, tags.self),
  ...tagged('string', tags.string, special(tags.string), tags.regexp),
  ...tagged('number', tags.number),
  ...tagged('comment', tags.comment),
  ...tagged('name', tags.typeName, tags.className, tags.tagName, called(definition(tags.variableName))),
  ...tagged('call', called(tags.variableName), called(tags.propertyName)),
  ...tagged('attribute', tags.attributeName, tags.propertyName),
]

const kinds = tagHighlighter(sourceTags)

function tagged(kind: SourceKind, ...all: (typeof tags.keyword)[]) {
  return all.map((tag) => ({ tag, class: kind }))
}

/** A TypeScript source, with or without JSX, in parts of one kind each. Brings the parser along, so import it when it is needed. */
export function partsOfSource(source: string): SourcePart[] {
  const parts: SourcePart[] = []
  highlightCode(
    source,
    language.parse(source),
    kinds,
    (text, kind) => parts.push([text, (kind || undefined) as SourceKind | undefined]),
    () => parts.push(['\n']),
  )
  return parts
}
