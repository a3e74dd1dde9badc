import { limits, type Condition, type Field, type Form, type FormItem } from '#modules/forms/engine/schema/form'
import { api } from '#product/contract'
import type { Client, TestServer } from 'atrium/testing/server'

const words = (zh: string, en: string) => ({ zh, en })

/** A form of which each part of the checks has a field. */
export const design = (title = '报名', more: readonly Field[] = []): Form => ({
  title: words(title, `${title} en`),
  items: [
    { kind: 'text', key: 'name', label: words('姓名', 'Name'), rules: [{ rule: 'required' }] },
    {
      kind: 'radio',
      key: 'meal',
      label: words('用餐', 'Meal'),
      options: [
        { value: 'yes', label: words('需要', 'Wanted') },
        { value: 'no', label: words('不需要', 'Not wanted') },
      ],
    },
    {
      kind: 'text',
      key: 'diet',
      label: words('忌口', 'Diet'),
      visible: { field: 'meal', is: 'equals', value: 'yes' },
    },
    { kind: 'number', key: 'guests', label: words('同行人数', 'Guests'), rules: [{ rule: 'range', max: 3 }] },
    ...more,
  ],
})

/** As deep as the limits allow: rows in each other, and in the innermost a field with groups of conditions in each other. */
export function deepestForm(): Form {
  let when: Condition = { field: 'meal', is: 'oneOf', value: ['yes', 'no'] }
  for (let at = 0; at < limits.conditionDepth; at++) when = at % 2 ? { all: [when] } : { any: [when] }
  const seats: FormItem = { kind: 'number', key: 'seats', label: words('座位', 'Seats'), links: [{ when, to: 1 }] }
  let items: readonly FormItem[] = [seats]
  for (let at = 0; at < limits.depth; at++) items = [{ kind: 'row', key: `row${at}`, columns: [{ span: 12, items }] }]
  const form = design('最深')
  return { ...form, items: [...form.items, ...items] }
}

export const toAll = { audience: 'all', roleIds: [], deptIds: [], once: false, opensAt: null, closesAt: null } as const
type Offer = Parameters<typeof publish>[2]

export const add = (client: Client, form = design()) => client.get(api.forms.add, { body: { design: form } })
export const read = (client: Client, formId: number) => client.get(api.forms.read, { query: { formId } })

/** Publishes the draft and returns the number of its version. */
export async function publish(
  client: Client,
  formId: number,
  offer: Partial<{
    audience: 'all' | 'chosen'
    roleIds: number[]
    deptIds: number[]
    once: boolean
    opensAt: string | null
    closesAt: string | null
  }> = {},
) {
  const { version } = await read(client, formId)
  return client.get(api.forms.publish, { body: { ...toAll, ...offer, formId, version } as never })
}

/** A published form. */
export async function published(client: Client, form = design(), offer: Offer = {}): Promise<number> {
  const formId = await add(client, form)
  await publish(client, formId, offer)
  return formId
}

/** Gives the role of the guest all permissions on forms, and a data scope. */
export async function allowGuest({ deps: { db } }: Pick<TestServer, 'deps'>, dataScope: 1 | 3): Promise<void> {
  const guestRole = 4
  const codes = await db.selectFrom('menus').where('permission', 'like', 'forms:form:%').select('id').execute()
  await db
    .insertInto('roleMenus')
    .values(codes.map(({ id }) => ({ roleId: guestRole, menuId: id })))
    .execute()
  await db.updateTable('roles').set({ dataScope }).where('roleId', '=', guestRole).execute()
}

export const send = (client: Client, formId: number, values: object = { name: '李雷' }, number = 1) =>
  client.ask(api.formFilling.send, { body: { formId, number, values } })
