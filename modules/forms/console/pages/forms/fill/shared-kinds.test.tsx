import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Field, FieldKind, Form } from '#modules/forms/engine/schema/form'
import { closeConsoles, openConsole } from '#test/console-app'
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

/** Opens a form of the demo with this design in place of its own. */
const open = (as = 'common') =>
  openConsole({
    path: `/forms/fill?form=${room}`,
    as,
    prepare: ({ engine }) =>
      engine.db
        .updateTable('formVersions')
        .set({ design: JSON.stringify(design) })
        .where('formId', '=', room)
        .execute(),
  })
const send = page.getByRole('button', { name: '提交', exact: true })

test('a form has the inputs of records for the kinds that both have, and its own errors at them', async () => {
  const { runtime } = await open('admin')
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
