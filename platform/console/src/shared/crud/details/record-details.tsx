import { Tabs } from 'atrium/ui/layout/tabs'
import { inLanguage } from 'atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, type ComponentType, type ReactNode } from 'react'
import { RequestError } from '#shared/api/request-error'
import { Details } from '#shared/facts/details'
import { Facts } from '#shared/facts/facts'
import { lazyPart } from '#shared/feedback/part/lazy-part'
import { useLanguage, useText } from '#shared/i18n/text'
import { useCan } from '#shared/session/user/access'
import type { DetailsGroup, DetailsKind, DetailsOf, RecordContent } from './declaration'
import css from './record-details.module.css'
import { RecordHead } from './record-head'
import { RelatedRecords } from './sections/related-records'
import { texts } from './text'

const RecordFiles = lazyPart(async () => (await import('./files/record-files')).RecordFiles, { height: 160 })
const RecordHistory = lazyPart(async () => (await import('./history/record-history')).RecordHistory, { height: 160 })

export interface MissingRecordProps {
  kind: DetailsKind
  wasHere: boolean
}

interface RecordDetailsProps<R> {
  of: DetailsOf<R>
  id: number
  /** The key of the part that shows; the fields where there is no such part. */
  part: string | undefined
  onPart: (part: string) => void
  /** The details are a page, whose heading the title is. */
  isPage?: boolean
  /** At the end of the heading. */
  tools?: ReactNode
  /** Takes the title of the record once it is read. */
  onTitle?: (title: string, titleEn: string | undefined) => void
  /** Called when the record is gone after an action of this person, such as its deletion. */
  onRemoved: () => void
  /** Shown where there is no such record; `wasHere` where it was read before. */
  Missing: ComponentType<MissingRecordProps>
}

/** The details of one record, without the drawer or page around them: heading, actions, fields, related records, history. */
export function RecordDetails<R>({ of, id, onTitle, onRemoved, Missing, ...frame }: RecordDetailsProps<R>) {
  const reading = useQuery(of.read(id))
  const isMissing = isNotThere(reading.error)
  const hasActed = useRef(false)
  const tell = useEffectEvent(() => {
    if (isMissing && hasActed.current) onRemoved()
  })
  useEffect(() => tell(), [isMissing])
  const content = reading.data === undefined ? undefined : of.content(reading.data)
  const { title, titleEn } = content ?? {}
  const take = useEffectEvent(() => title !== undefined && onTitle?.(title, titleEn))
  useEffect(() => void take(), [title, titleEn])
  if (isMissing) return <Missing kind={of.kind} wasHere={content !== undefined} />
  return (
    <Details reading={reading}>
      {() =>
        content && <Content {...frame} of={of} id={id} content={content} onAct={() => (hasActed.current = true)} />
      }
    </Details>
  )
}

function isNotThere(error: Error | null): boolean {
  return error instanceof RequestError && (error.code === 404 || error.code === 400)
}

interface ContentProps<R> extends Pick<RecordDetailsProps<R>, 'of' | 'id' | 'part' | 'onPart' | 'isPage' | 'tools'> {
  content: RecordContent
  onAct: () => void
}

function Content<R>({ of, id, content, part, onPart, isPage, tools, onAct }: ContentProps<R>) {
  const t = useText(texts)
  const can = useCan()
  const language = useLanguage()
  const title = inLanguage(language, content.title, content.titleEn ?? '')
  const tabs = [
    { key: 'fields', label: t('overview'), content: content.body ?? <Groups groups={content.groups} /> },
    ...(content.related ?? [])
      .filter(({ source }) => can(source.endpoint))
      .map((list) => ({
        key: list.key,
        label: list.title,
        content: <RelatedRecords list={list} page={`${of.kind.kind}/${list.key}`} />,
      })),
    ...(of.kind.details?.files
      ? [
          {
            key: 'files',
            label: t('files'),
            content: <RecordFiles kind={of.kind.kind} id={id} mayChange={can(of.kind.details.files)} />,
          },
        ]
      : []),
    ...(of.kind.details
      ? [{ key: 'history', label: t('history'), content: <RecordHistory kind={of.kind.kind} id={id} /> }]
      : []),
  ]
  const current = tabs.some(({ key }) => key === part) ? part! : 'fields'
  return (
    <div className={isPage ? css.page : css.drawer}>
      <RecordHead content={content} title={title} isPage={isPage} tools={tools} onAct={onAct} />
      <div className={isPage ? css.card : undefined}>
        {tabs.length > 1 ? (
          <Tabs label={t('parts')} tabs={tabs} current={current} onSelect={onPart} className={css.tabs} />
        ) : (
          tabs[0]?.content
        )}
      </div>
    </div>
  )
}

function Groups({ groups }: { groups: readonly DetailsGroup[] }) {
  return groups.map(({ title, fields, body }, at) => (
    <section key={title ?? at} className={css.group} aria-label={title}>
      {title && <h2>{title}</h2>}
      <Facts facts={factsOf(fields)} hasColumns />
      {body}
    </section>
  ))
}

/** Wide ones come last, since each has a row of its own. */
const factsOf = (fields: DetailsGroup['fields']) =>
  fields
    .toSorted((one, other) => Number(one.isWide ?? false) - Number(other.isWide ?? false))
    .map(({ label, value, isWide }) => [label, value, isWide] as const)
