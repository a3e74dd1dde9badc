import { useMemo } from 'react'
import { lazyPart } from 'atrium/console/page'
import colours from '#shared/theme/source/source-colours.module.css'
import type { SourcePart } from '#shared/theme/source/source-parts'
import css from './source-code.module.css'

interface SourceCodeProps {
  source: string
  /** The name of the file, whose ending says how it is coloured. */
  name: string
  /** Names what scrolls, which takes the focus so that the keyboard can scroll it. */
  label: string
}

/** The source of a file in colours, as wide as its place; long lines scroll. The parsers come with the first one. */
export const SourceCode = lazyPart(
  async () => {
    const [{ partsOfSource }, { languageOf }] = await Promise.all([
      import('#shared/theme/source/source-parts'),
      import('./source/source-languages'),
    ])
    const partsOf = (source: string, name: string) => {
      const language = languageOf(name)
      return language ? partsOfSource(source, language) : [[source] as const]
    }
    return (props: SourceCodeProps) => <Coloured {...props} partsOf={partsOf} />
  },
  { height: 160 },
)

function Coloured({
  source,
  name,
  label,
  partsOf,
}: SourceCodeProps & { partsOf: (source: string, name: string) => readonly SourcePart[] }) {
  const parts = useMemo(() => partsOf(source.trimEnd(), name), [source, name, partsOf])
  return (
    // Without a stop of the tab key nothing could scroll it by keyboard.
    <pre
      className={`${css.source} ${colours.colours}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
      lang="en"
      translate="no"
    >
      <code>
        {parts.map(([text, kind], index) =>
          kind ? (
            // The parts of a source never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={colours[kind]}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  )
}
