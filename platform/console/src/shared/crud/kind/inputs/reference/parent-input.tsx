import { nameFieldOf } from 'atrium/contract/kind/fields-of'
import type { OfferedParent } from 'atrium/contract/kind/tree/tree-calls'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import { queryOf } from '#shared/api/query'
import { isOff, useOffName } from '#shared/crud/off-name'
import { useText } from '#shared/i18n/text'
import { TreeField } from '../../../form/fields/tree-field'
import { texts } from '../../../form/text'
import { treesOf, type NodeKeys } from '../../../rows/tree'
import type { KindInputProps } from '../kind-input'
import { fieldProps } from '../text-inputs'

const keys: NodeKeys<OfferedParent> = { id: ({ id }) => id, parent: ({ parent }) => parent ?? 0 }

/** The record above the one that is edited: none of those below it. Nothing new comes below one that is disabled. */
export function ParentInput(props: KindInputProps) {
  const { name, record, parents, field } = props
  const t = useText(texts)
  const offName = useOffName()
  if (!parents) throw new Error(`The calls of the page have no parents for ${name}.`)
  const id = record?.[String(field.settings['id'])]
  const input = { query: typeof id === 'number' ? { below: id } : {} }
  const { data } = useQuery(queryOf(parents, input))
  const present = record?.[name] || null
  const isUnseen = typeof present === 'number' && data !== undefined && !data.some((one) => one.id === present)
  // A parent out of the reader's scope has no name here; without a node of its own the field would show its number.
  const unseen: OfferedParent[] = isUnseen
    ? [{ id: present, parent: null, name: (record![nameFieldOf(name)] as string) || t('notShown'), status: 1 }]
    : []
  const isRooted = field.settings['rooted'] === true
  if (isRooted && present === null && record) return <KeptValue name={name} />
  return (
    <TreeField
      {...fieldProps(props)}
      {...(!isRooted && { root: t('topLevel'), rootIsNull: true })}
      trees={treesOf([...unseen, ...(data ?? [])], keys)}
      titleOf={(one) => offName(one.name, one)}
      isFixed={isOff}
    />
  )
}

/** The parent of a record that stays at the top, which the form sends as it is. */
function KeptValue({ name }: { name: string }) {
  return (
    <Form.Item name={name} noStyle>
      <Nothing />
    </Form.Item>
  )
}

const Nothing = () => null
