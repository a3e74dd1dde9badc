import { brand } from 'virtual:brand'
import type { ReactNode } from 'react'
import { copyText } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { IconButton } from 'atrium/ui'
import { texts } from '../text'
import { insertCommand, type ExampleSource } from './example-sources'
import css from './source-files.module.css'

interface SourceFactsProps {
  /** Of the file that shows, in the repository. */
  path: string
  source: ExampleSource
}

/** Where the file that shows is in the repository, and what the example needs besides its texts. */
export function SourceFacts({ path, source }: SourceFactsProps) {
  const t = useText(texts)
  const { files, uses } = source
  const command = insertCommand(source)
  const others = files.filter(({ text }) => text === undefined)
  return (
    <dl className={css.facts}>
      <Fact name={t('path')} copied={path}>
        {brand.repository ? (
          <a href={`${brand.repository}${path}`} target="_blank" rel="noreferrer">
            {path}
          </a>
        ) : (
          path
        )}
      </Fact>
      {command && (
        <Fact name={t('insert')} copied={command}>
          {command}
        </Fact>
      )}
      <Fact name={t('uses')}>
        <List items={uses} />
      </Fact>
      {others.length > 0 && (
        <Fact name={t('others')}>
          <List items={others.map(({ name }) => name)} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, copied, children }: { name: string; copied?: string; children: ReactNode }) {
  const t = useText(texts)
  return (
    <div>
      <dt>{name}</dt>
      <dd lang="en" translate="no">
        {children}
        {copied && (
          <IconButton
            icon="lucide:copy"
            label={t('copyFact', { name })}
            onClick={() => void copyText(copied)}
            className={css.copy}
          />
        )}
      </dd>
    </div>
  )
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="bare-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
