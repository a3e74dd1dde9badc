import { idList, id, queryId, queryIds, requiredText, status } from 'atrium/contract/fields'
import { colour, date, dateTime, image, money, url } from 'atrium/contract/fields/kinds'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { sampleInput } from './sample'

const none = z.undefined()

test('a sample holds a valid value for each required field, and no other field', () => {
  const body = z.strictObject({
    id,
    ids: idList(9).min(1),
    name: requiredText(20),
    price: money({ min: 5 }),
    arrived: date,
    seen: dateTime.nullable(),
    colour,
    site: url,
    photo: image,
    status,
    lines: z.array(z.strictObject({ count: z.int(), note: z.string().optional() })).min(1),
    remark: z.string().optional(),
    size: z.int().default(7),
  })
  const sample = sampleInput({ query: z.strictObject({ itemId: queryId, ids: queryIds.optional() }), body })
  expect(sample.query).toEqual({ itemId: 1 })
  expect(sample.body).toMatchObject({ id: 1, name: 'x', price: 500, arrived: '2026-01-31', status: 0 })
  expect(body.safeParse(sample.body).success).toBe(true)
  expect(Object.keys(sample.body as object)).not.toContain('remark')
})

test('a call without input has none', () => {
  expect(sampleInput({ query: none, body: none })).toEqual({ query: undefined, body: undefined })
})

test('what a schema does not say comes from its examples, and is asked for without them', () => {
  const code = z.string().regex(/^A-\d{3}$/)
  expect(() => sampleInput({ query: z.strictObject({ code }), body: none })).toThrow('.meta({ examples:')
  const query = z.strictObject({ code: code.meta({ examples: ['A-001'] }) })
  expect(sampleInput({ query, body: none }).query).toEqual({ code: 'A-001' })
})
