import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useRecordTitle } from 'atrium/console/page'
import { useText } from 'atrium/console/text'
import { Heading, Icon } from 'atrium/ui'
import { ExampleCard } from './example-card'
import type { Example, ExampleFiles } from './example-files'
import { Neighbours } from './neighbours'
import { Outline } from './outline'
import css from './showcase.module.css'
import { texts } from './text'
import { useTarget } from './use-target'

interface ShowcasePageProps {
  title: string
  /** One sentence: what it is for. */
  intro: string
  /** The parts and libraries that the examples use, and the keys that work in them. */
  chips: readonly string[]
  files: ExampleFiles
  /** In the order of the page. */
  examples: readonly Example[]
}

/**
 * A page of examples, each live with its files below. The address of an example is that of the page with the name of its file as
 * fragment; `?example=` shows it alone, in a tab of its own.
 * @example
 * <ShowcasePage
 *   title={t('title')}
 *   intro={t('intro')}
 *   chips={['shared/feedback/copy']}
 *   files={files}
 *   examples={[{ file: 'copy-button', title: t('copyButton'), note: t('copyButtonNote') }]}
 * />
 */
export function ShowcasePage({ title, intro, chips, files, examples }: ShowcasePageProps) {
  const t = useText(texts)
  const [search] = useSearchParams()
  const page = useRef<HTMLDivElement>(null)
  const alone = examples.find(({ file }) => file === search.get('example'))
  const shown = alone ? [alone] : examples
  useRecordTitle(alone?.title)
  useTarget(page)
  rejectUnlisted(files, examples)
  const { Properties } = files
  const entries = alone || !Properties ? shown : [...shown, { file: 'properties', title: t('properties') }]
  return (
    <div ref={page} className={css.page}>
      <div className={css.head}>
        <Heading title={title} note={intro} />
        <ul className={css.chips} aria-label={t('about')}>
          {chips.map((chip) => (
            <li key={chip}>{chip}</li>
          ))}
        </ul>
        {alone && (
          <Link to={{ search: '', hash: `#${alone.file}` }} className={css.back}>
            <Icon name="lucide:arrow-left" />
            {t('all')}
          </Link>
        )}
      </div>
      <div className={css.examples}>
        {shown.map((example) => (
          <ExampleCard
            key={example.file}
            {...example}
            shown={fileOf(files, example.file)}
            isAlone={alone !== undefined}
          />
        ))}
        {!alone && Properties && <Properties />}
      </div>
      <Neighbours />
      {entries.length > 1 && <Outline page={page} examples={entries} />}
    </div>
  )
}

/** Nobody would miss an example that is not in the list. */
function rejectUnlisted(files: ExampleFiles, examples: readonly Example[]) {
  const unlisted = Object.keys(files.examples).find((name) => examples.every(({ file }) => file !== name))
  if (unlisted) throw new Error(`examples/${unlisted}.tsx is not in the list of examples of its page.`)
}

function fileOf(files: ExampleFiles, name: string) {
  const found = files.examples[name]
  if (!found) throw new Error(`There is no examples/${name}.tsx beside the page.`)
  return found
}
