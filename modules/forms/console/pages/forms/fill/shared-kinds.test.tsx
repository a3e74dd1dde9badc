import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Field, FieldKind, Form } from '#modules/forms/engine/schema/form'
import { closeConsoles, openConsole } from 'atrium/testing/console'
import { field as named, room } from './test-room'

afterEach(closeConsoles)

const required = [{ rule: 'required' as const }]
const field = (kind: FieldKind, name: string, more: Partial<Field> = {}): Field => ({
  kind,
  key: kind,
  label: { zh: name, en: '' },
  ...more,
})
const design: Form = {
  title: { zh: '出差', en: '' },
  items: [
    field('dateTime', '出发', { rules: required }),
    field('duration', '时长'),
    field('percent', '预支比例', { help: { zh: '占总额的比例', en: '' }, rules: [{ rule: 'range', max: 80 }] }),
    field('email', '邮箱', { rules: required }),
    field('tags', '标签'),
    field('person', '同行人'),
    field('department', '费用部门'),
    field('picture', '行程单'),
    field('richText', '说明'),
  ],
}

/** Opens a form of the demo with a design in place of its own. */
const open = (of = design) =>
  openConsole({
    path: `/forms/fill?form=${room}`,
    as: 'admin',
    prepare: ({ engine }) =>
      engine.db
        .updateTable('formVersions')
        .set({ design: JSON.stringify(of) })
        .where('formId', '=', room)
        .execute(),
  })
const send = page.getByRole('button', { name: '提交', exact: true })

test('a form has the inputs of records for the kinds that both have, and its own errors at them', async () => {
  const { runtime } = await open()
  await expect.element(named('出发')).toHaveAttribute('aria-required', 'true')
  await userEvent.click(send)
  await expect.element(named('出发')).toHaveFocus()
  await expect.element(page.getByText('此项必填').first()).toBeVisible()
  await userEvent.fill(named('出发'), '2026-12-01 09:30')
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(page.getByRole('spinbutton', { name: '时长 小时' }), '1')
  await userEvent.fill(page.getByRole('spinbutton', { name: '时长 分钟' }), '30')
  await userEvent.fill(named('预支比例'), '90')
  await userEvent.fill(named('邮箱'), 'nobody')
  await userEvent.tab()
  await expect.element(page.getByText('请填写最多 80')).toBeVisible()
  await expect.element(page.getByText('占总额的比例')).toBeVisible()
  await expect.element(page.getByText('请输入邮箱地址，如 name@example.com')).toBeVisible()
  await userEvent.fill(named('预支比例'), '12.5')
  await userEvent.fill(named('邮箱'), 'ann@example.com')
  await userEvent.fill(named('标签'), '加急，')
  await userEvent.fill(named('同行人'), '何俊杰')
  await expect.element(page.getByRole('option', { name: '何俊杰 (guest)' })).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('textbox', { name: '说明' }))
  await userEvent.keyboard('见附件')
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
  const last = runtime.engine.db.selectFrom('formEntries').select('content').orderBy('entryId', 'desc').limit(1)
  const { content } = await last.executeTakeFirstOrThrow()
  expect(JSON.parse(content)).toEqual({
    dateTime: new Date('2026-12-01T09:30').toISOString(),
    duration: 90,
    percent: 12.5,
    email: 'ann@example.com',
    tags: ['加急'],
    person: expect.any(Number) as number,
    richText: '<p>见附件</p>',
  })
})

const lines: Form = {
  title: { zh: '报销', en: '' },
  items: [
    field('rows', '明细', {
      rules: [{ rule: 'required' }, { rule: 'count', max: 2 }],
      items: [
        field('text', '用途', { rules: required }),
        field('number', '数量'),
        { ...field('money', '单价'), key: 'price' },
        { ...field('money', '小计'), key: 'cost', links: [{ product: ['number', 'price'] }] },
      ],
    }),
    { ...field('money', '合计金额'), key: 'total', links: [{ sum: ['cost'] }] },
  ],
}
const row = (number: number) => page.getByRole('group', { name: `第 ${number} 行` })
const cell = (number: number, name: string) => row(number).getByLabelText(name, { exact: true })
const addRow = page.getByRole('button', { name: '添加一行' })

test('rows are added and removed, each with its errors, and their numbers are summed', async () => {
  const { runtime } = await open(lines)
  // One has to be filled in.
  await expect.element(row(1)).toBeVisible()
  await userEvent.click(send)
  await expect.element(cell(1, '用途')).toHaveFocus()
  await expect.element(page.getByText('请检查标出的单元格').or(page.getByText('此项必填')).first()).toBeVisible()
  await userEvent.fill(cell(1, '数量'), '2')
  await userEvent.fill(cell(1, '单价'), '10.5')
  await userEvent.click(addRow)
  await expect.element(addRow).toBeDisabled()
  await userEvent.fill(cell(2, '用途'), '住宿')
  await userEvent.fill(cell(2, '数量'), '1')
  await userEvent.fill(cell(2, '单价'), '300')
  await expect.element(page.getByLabelText('合计金额')).toHaveValue('321.00')
  await expect.element(page.getByText('¥ 321.00')).toBeVisible()
  await userEvent.click(send)
  await expect.element(cell(1, '用途')).toHaveAccessibleDescription('此项必填')
  await userEvent.click(page.getByRole('button', { name: '删除第 1 行' }))
  await expect.element(page.getByLabelText('合计金额')).toHaveValue('300.00')
  await userEvent.click(send)
  await expect.element(page.getByText('提交成功')).toBeVisible()
  const last = runtime.engine.db.selectFrom('formEntries').select('content').orderBy('entryId', 'desc').limit(1)
  const { content } = await last.executeTakeFirstOrThrow()
  expect(JSON.parse(content)).toEqual({
    rows: [{ text: '住宿', number: 1, price: 300, cost: 300 }],
    total: 300,
  })
})
