import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

/** The kind of a part of a source; undefined for parts that have the colour of all text. */
export type SourceKind = 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'call' | 'attribute'

export type SourcePart = readonly [text: string, kind?: SourceKind]

/** The parser for TypeScript and JSX; it also reads JSON. */
export const script = parser.configure({ dialect: 'ts jsx' })
const { function: called, definition, special } = tags

/** The parts of a source that have a colour, for a highlighter of Lezer or CodeMirror: `class` is the kind. */
export const sourceTags = [
  ...tagged('keyword', tags.keyword, tags.bool, tags.null, tags.self, tags.heading),
  ...tagged('string', tags.string, special(tags.string), tags.regexp, tags.url),
  ...tagged('number', tags.number, tags.unit, tags.color, tags.atom, tags.monospace),
  ...tagged('comment', tags.comment, tags.processingInstruction, tags.contentSeparator),
  ...tagged('name', tags.typeName, tags.className, tags.tagName, tags.labelName, called(definition(tags.variableName))),
  ...tagged('call', called(tags.variableName), called(tags.propertyName)),
  ...tagged('attribute', tags.attributeName, tags.propertyName, tags.strong, tags.emphasis),
]

const kinds = tagHighlighter(sourceTags)

function tagged(kind: SourceKind, ...all: (typeof tags.keyword)[]) {
  return all.map((tag) => ({ tag, class: kind }))
}

/**
 * Returns a source in parts of one kind each; as TypeScript, with or without JSX, where no other parser is given. Brings that one along, so
 * import it when it is needed.
 */
export function partsOfSource(source: string, language: Pick<typeof script, 'parse'> = script): SourcePart[] {
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
