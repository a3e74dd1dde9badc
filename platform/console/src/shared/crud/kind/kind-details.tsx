import type { Endpoint } from '@atrium/contract/endpoint'
import type { FieldedKind } from '@atrium/contract/kind/types'
import { textIn } from '@atrium/contract/language'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { queryOf } from '#shared/api/query'
import { Details } from '#shared/facts/details'
import { Facts } from '#shared/facts/facts'
import { Drawer } from '#shared/feedback/drawer'
import { useLanguage } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'
import { drawValue } from './cells/cells'
import { useKindText } from './kind-text'

type Row = Readonly<Record<string, unknown>>

export type DetailsContent = ComponentType<{ record: Row }>

interface KindDetailsProps {
  kind: FieldedKind
  call: Endpoint
  id: number
  isOpen: boolean
  onClose: () => void
  /** Draws the record in the place of the list of its fields. */
  content: DetailsContent | undefined
}

/** One record in a drawer. */
export function KindDetails({ kind, call, id, isOpen, onClose, content }: KindDetailsProps) {
  const t = useKindText(kind)
  return (
    <Drawer title={t('details')} isOpen={isOpen} onClose={onClose} size={480} destroyOnHidden>
      <ReadRecord kind={kind} call={call} id={id} content={content} />
    </Drawer>
  )
}

function ReadRecord({ kind, call, id, content: Content }: Pick<KindDetailsProps, 'kind' | 'call' | 'id' | 'content'>) {
  const reading = useQuery(
    (queryOf as unknown as (call: Endpoint, input: object) => Options)(call, { query: { [kind.id]: id } }),
  )
  return (
    <Details reading={reading}>
      {(record) => (Content ? <Content record={record} /> : <KindFacts kind={kind} record={record} />)}
    </Details>
  )
}

interface Options {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Row>
}

/** Every field of a record with its value. */
export function KindFacts({ kind, record }: { kind: FieldedKind; record: Row }) {
  const language = useLanguage()
  const facts = Object.entries(kind.fields).map(([name, field]): [string, ReactNode] => {
    const label = textIn(language, field)
    return [label, drawValue(name, field, record, { label, isLarge: true, language })]
  })
  return <Facts facts={[[textIn(language, words.id), record[kind.id] as number], ...facts]} />
}
