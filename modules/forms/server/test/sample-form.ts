import type { Field, Form } from '@atrium/contract/form-schema/form'
import { api } from '@atrium/contract'
import type { Client } from '#server-test/server'

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

export const toAll = { audience: 'all', roleIds: [], deptIds: [], once: false, opensAt: null, closesAt: null } as const
type Offer = Parameters<typeof publish>[2]

export const add = (client: Client, form = design()) => client.get(api.forms.add, { body: { design: form } })
export const read = (client: Client, formId: number) => client.get(api.forms.read, { query: { formId } })

/** Publishes the draft and answers the number of its version. */
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

export const send = (client: Client, formId: number, values: object = { name: '李雷' }, number = 1) =>
  client.ask(api.formFilling.send, { body: { formId, number, values } })
