import * as z from 'zod'
import type { JsonError } from 'atrium/console/editor'
import { language, translate } from 'atrium/console/text'
import { texts } from './text'

const quantity = z.int({ error: () => translate(texts, 'quantityRule') }).positive()

const order = z.strictObject({
  number: z.string().min(1),
  paid: z.boolean(),
  customer: z.strictObject({
    name: z.string().min(1),
    phone: z.string().regex(/^1\d{10}$/, { error: () => translate(texts, 'phoneRule') }),
    address: z.string(),
  }),
  lines: z.array(z.strictObject({ article: z.string(), quantity, price: z.number().nonnegative() })).min(1),
  remark: z.nullable(z.string()),
})

/** Returns the errors of an order, in the reader's language. */
export function errorsOfOrder(json: unknown): JsonError[] {
  const words = language() === 'zh-cn' ? z.locales.zhCN() : z.locales.en()
  const { error } = order.safeParse(json, { error: words.localeError })
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path.map(String), message }))
}
