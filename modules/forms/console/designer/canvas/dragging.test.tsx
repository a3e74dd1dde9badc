import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Form } from '#modules/forms/engine/schema/form'
import { showDesigner } from '../../test/shown-designer'

const words = (zh: string) => ({ zh, en: '' })
const two: Form = {
  title: words('采购申请'),
  items: [
    { kind: 'text', key: 'who', label: words('申请人') },
    { kind: 'money', key: 'amount', label: words('金额') },
  ],
}

let form: Form
const drawn = vi.fn<() => void>()

async function open(first: Form) {
  form = first
  return showDesigner(first, { onChange: (next) => (form = next), onRender: drawn })
}

const keys = () => form.items.map(({ key }) => key)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a component is dragged from the palette into a column, and an item above another one', async () => {
  await open({
    ...two,
    items: [...two.items, { kind: 'row', key: 'r', columns: [6, 6].map((span) => ({ span, items: [] })) }],
  })
  await userEvent.dragAndDrop(button('添加评分'), page.getByRole('button', { name: /^拖入组件/ }).last(), { steps: 8 })
  await expect.poll(() => JSON.stringify(form.items[2])).toContain('{"span":6,"items":[{"kind":"rate","key":"rate"')
  await userEvent.dragAndDrop(button('选择金额'), button('选择申请人'), { targetPosition: { x: 40, y: 4 }, steps: 8 })
  await expect.poll(keys).toEqual(['amount', 'who', 'r'])
  const by = { targetPosition: { x: 40, y: 4 }, steps: 8 }
  await userEvent.click(button('选择申请人'))
  await userEvent.dragAndDrop(button('拖动申请人'), button('选择金额'), by)
  await expect.poll(keys).toEqual(['who', 'amount', 'r'])
})

const line = () => document.querySelector<HTMLElement>('[class*=dropBox]')!

/** Begins to drag an item of the canvas down, and returns a function that fires the next events of the pointer. */
async function drag(source: Element) {
  const { left, top } = source.getBoundingClientRect()
  const fire = (type: string, y: number, target: EventTarget = document) => {
    const pointer = { isPrimary: true, pointerId: 1, button: 0, buttons: 1, clientX: left + 40, clientY: y }
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...pointer }))
  }
  fire('pointerdown', top + 10, source)
  fire('pointermove', top + 20)
  await expect.poll(() => (fire('pointermove', top + 40), line().hidden)).toBe(false)
  expect(line().textContent).toMatch(/^放在这里：/)
  return fire
}

test('with 200 fields, moving the pointer of a drag draws nothing again', async () => {
  const items = Array.from({ length: 200 }, (_, at) => ({
    kind: 'text' as const,
    key: `f${at}`,
    label: words(`字段 ${at}`),
  }))
  await open({ ...two, items })
  const source = button('选择字段 1').element()
  const { top } = source.getBoundingClientRect()
  const fire = await drag(source)
  const drawnIn = async (moves: number) => {
    drawn.mockClear()
    for (let step = 0; step < moves; step++) fire('pointermove', top + 40 + step * 10)
    await new Promise(requestAnimationFrame)
    return drawn.mock.calls.length
  }
  // The begin of the drag is drawn in several steps, with frames between them.
  await expect.poll(async () => [await drawnIn(1), await drawnIn(1), await drawnIn(1)]).toEqual([0, 0, 0])
  expect(await drawnIn(20)).toBe(0)
  fire('pointerup', top + 230)
  await expect.poll(() => line().hidden).toBe(true)
  await expect.poll(() => form.items.findIndex(({ key }) => key === 'f1')).toBeGreaterThan(1)
})

test('the designer can be left during a drag', async () => {
  const said = vi.spyOn(console, 'error')
  const screen = await open(two)
  await drag(button('选择申请人').element())
  await screen.unmount()
  expect(said.mock.calls).toEqual([])
})
