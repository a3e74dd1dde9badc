import * as z from 'zod'
import { audit } from '../../audit'
import { endpoint } from '../../endpoint'
import { parentField, positionField } from '../fields-of'
import * as schemas from '../fields/schemas'
import type { FieldedKind } from '../types'

interface Parts {
  readonly kind: FieldedKind
  readonly address: `/${string}`
  readonly may: (action: 'list' | 'add' | 'edit') => `${string}:${string}:${string}`
}

/** The call that a kind with a parent has beside the others. */
export function treeCalls({ kind, address, may }: Parts) {
  if (!parentField(kind)) return {}
  const many = kind.plural.en
  return {
    parents: endpoint(`GET ${address}/parents`, {
      access: [may('list'), may('add'), may('edit')],
      query: z.strictObject({ below: schemas.queryId.optional() }),
      reply: z.array(OfferedParent),
      summary: `List ${many} that others may be below`,
    }),
  }
}

const OfferedParent = z
  .strictObject({ id: schemas.id, parent: schemas.id.nullable(), name: z.string(), status: schemas.status })
  .meta({ id: 'OfferedParent' })

/** The call of a kind with `reorder`, which changes the numbers by which its records are in order. */
function sortCalls({ kind, address, may }: Parts) {
  if (!kind.reorder) return {}
  return {
    sort: endpoint(`PUT ${address}/sort`, {
      access: may('edit'),
      body: schemas.places,
      reply: z.null(),
      audit: reordering(kind),
    }),
  }
}

const reordering = (kind: FieldedKind) => audit('edit', kind, `调整${kind.name.zh}排序`, `Reorder ${kind.plural.en}`)

/** The calls by which the records of a kind move: one with a position, or several with their numbers. */
export function orderCalls(parts: Parts) {
  const { kind, address, may } = parts
  if (!positionField(kind)) return sortCalls(parts)
  const side = z.enum(['before', 'after']).default('after')
  const place = parentField(kind)
    ? { parent: schemas.id.nullable(), beside: schemas.id.optional() }
    : { beside: schemas.id }
  return {
    order: endpoint(`PUT ${address}/order`, {
      access: may('edit'),
      body: z.strictObject({ id: schemas.id, version: schemas.version, ...place, side }),
      reply: z.null(),
      audit: reordering(kind),
    }),
  }
}
