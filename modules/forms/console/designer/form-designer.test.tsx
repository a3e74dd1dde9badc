import type { Form, FormItem, Option } from '#modules/forms/engine/schema/form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RequestError } from 'atrium/console/data'
import { showDesigner } from '../test/shown-designer'

const words = (zh: string) => ({ zh, en: '' })
const empty: Form = { title: words('采购申请'), items: [] }
const two: Form = {
  title: words('采购申请'),
  items: [
    { kind: 'text', key: 'who', label: words('申请人') },
    { kind: 'money', key: 'amount', label: words('金额') },
  ],
}

let form: Form
const onSave = vi.fn<(form: Form) => Promise<void>>()

async function open(first: Form) {
  form = first
  onSave.mockReset()
  onSave.mockResolvedValue()
  return showDesigner(first, { onChange: (next) => (form = next), onSave })
}

const keys = () => form.items.map(({ key }) => key)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const box = (name: string) => page.getByRole('textbox', { name, exact: true })

test('a small form is built by keyboard alone, and its preview validates', async () => {
  await open(empty)
  button('添加单行文本').element().focus()
  await userEvent.keyboard('{Enter}')
  button('添加金额').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(keys).toEqual(['text', 'money'])
  button('选择金额').element().focus()
  await userEvent.keyboard('{Enter}{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(keys).toEqual(['money', 'text'])
  await expect.element(page.getByText('金额：表单第 1 项，共 2 项')).toBeInTheDocument()
  await expect.element(button('选择金额')).toHaveFocus()
  page.getByRole('radio', { name: '规则' }).element().focus()
  await userEvent.keyboard(' ')
  page.getByRole('switch', { name: '必填' }).element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(() => JSON.stringify(form.items[0])).toContain('required')
  button('预览').element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }))
  await expect.element(page.getByRole('dialog').getByText('此项必填')).toBeVisible()
})

test('what is added goes into the empty column that was chosen, and the handle moves it by the arrow keys', async () => {
  const columns = [6, 6].map((span) => ({ span, items: [] }))
  await open({ ...two, items: [{ kind: 'row', key: 'r', columns }, ...two.items] })
  const second = page.getByRole('button', { name: /^拖入组件/ }).last()
  await userEvent.click(second)
  await expect.element(second).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(button('添加评分'))
  await expect.poll(() => JSON.stringify(form.items[0])).toContain('{"span":6,"items":[{"kind":"rate","key":"rate"')
  button('拖动评分').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(keys).toEqual(['r', 'rate', 'who', 'amount'])
  await expect.element(page.getByText('评分：表单第 2 项，共 4 项')).toBeInTheDocument()
  await expect.element(button('拖动评分')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByText('评分：第 2 栏第 1 项，共 1 项')).toBeInTheDocument()
})

test('the canvas and the preview have the width of the device in the toolbar', async () => {
  await open(two)
  const sheet = () => button('选择金额').element().closest('section')!.firstElementChild!.clientWidth
  await userEvent.click(page.getByRole('radiogroup', { name: '设备宽度' }).getByTitle('手机'))
  await expect.poll(sheet).toBeLessThan(400)
  await userEvent.click(button('预览'))
  const devices = page.getByRole('dialog').getByRole('radiogroup', { name: '设备宽度' })
  await expect.element(devices.getByRole('radio', { name: '手机' })).toBeChecked()
  await userEvent.click(devices.getByTitle('平板'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(sheet).toBeGreaterThan(400)
})

const optionValues = () => (form.items[0] as { options?: Option[] }).options?.map(({ value }) => value)

/** Pastes into an input. */
function paste(into: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('options are rows: pasted many at once, sorted by their handles, each with its error and the default', async () => {
  const options = ['a', 'b'].map((value) => ({ value, label: words(value.toUpperCase()) }))
  await open({ ...two, items: [{ kind: 'select', key: 's', label: words('来源'), options }] })
  await userEvent.click(button('选择来源'))
  const marks = () => page.getByRole('group', { name: '标题', exact: true }).element().textContent
  await expect.poll(marks).toBe('标题中EN')
  paste(box('B的值').element(), 'bj\t北京\tBeijing\nsh\t上海\tShanghai')
  await expect.poll(optionValues).toEqual(['a', 'b', 'bj', 'sh'])
  await expect.element(box('上海（英文）')).toHaveValue('Shanghai')
  await userEvent.click(button('默认选中上海'))
  await expect.poll(() => form.items[0]).toMatchObject({ default: 'sh' })
  await userEvent.fill(box('上海的值'), 'a')
  await expect.element(box('上海的值')).toHaveAccessibleDescription('选项值「a」重复')
  await expect.element(box('A的值')).not.toHaveAccessibleDescription()
  await userEvent.fill(box('上海的值'), 'sha')
  await expect.poll(() => form.items[0]).toMatchObject({ default: 'sha' })
  button('拖动A').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^(已拿起A，现在|A移到)第 1 位$/)).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByText('A移到第 2 位')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.poll(optionValues).toEqual(['b', 'a', 'bj', 'sha'])
  await userEvent.dragAndDrop(button('拖动北京'), button('拖动B'), { steps: 8 })
  await expect.poll(optionValues).toEqual(['bj', 'b', 'a', 'sha'])
  await userEvent.click(button('删除B'))
  await expect.poll(optionValues).toEqual(['bj', 'a', 'sha'])
  await userEvent.click(button('撤销（Ctrl Z）'))
  await expect.poll(optionValues).toEqual(['bj', 'b', 'a', 'sha'])
})

test('undo and redo take whole words back, by button and by keys; a container with content is asked about', async () => {
  await open({
    ...two,
    items: [
      ...two.items,
      { kind: 'group', key: 'g', title: words('明细'), items: [{ kind: 'text', key: 'inside', label: words('里面') }] },
    ],
  })
  await userEvent.click(button('选择申请人'))
  await userEvent.fill(box('标题（中文）'), '')
  await userEvent.type(box('标题（中文）'), '姓名')
  await expect.poll(() => JSON.stringify(form.items[0])).toContain('姓名')
  await userEvent.click(button('撤销（Ctrl Z）'))
  await expect.poll(() => form).toEqual(expect.objectContaining({ items: expect.arrayContaining([two.items[0]]) }))
  button('选择申请人').element().focus()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(() => JSON.stringify(form.items[0])).toContain('姓名')
  await userEvent.click(button('选择明细'), { position: { x: 60, y: 4 } })
  await userEvent.keyboard('{Delete}')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }))
  await expect.poll(keys).toEqual(['who', 'amount'])
  await expect.element(button('选择金额')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(keys).toEqual(['who', 'amount', 'g'])
})

/** Takes the place of the whole text, as a paste does. */
async function writeJson(text: string) {
  const field = page.getByRole('dialog', { name: 'JSON' }).getByRole('textbox').last()
  await userEvent.click(field)
  await userEvent.keyboard('{Control>}a{/Control}{Delete}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('JSON that is no form names all its errors at their places, and nothing is lost; a good one is on the canvas', async () => {
  await open(two)
  await userEvent.click(button('JSON'))
  const json = page.getByRole('dialog', { name: 'JSON' })
  const text = JSON.stringify(two, null, 2)
  await writeJson(text.replace('"money"', '"iframe"').replace('"who"', '""'))
  await expect.element(json.getByText('有 2 处不符合要求')).toBeVisible()
  await userEvent.click(json.getByRole('button', { name: /items › 1 › kind 未知的组件类型$/ }))
  await expect.poll(() => getSelection()?.toString()).toBe('"iframe"')
  await expect.element(button('应用')).toBeDisabled()
  expect(form).toBe(two)
  await userEvent.click(json.getByRole('button', { name: '关闭', exact: true }))
  await expect.element(json).not.toBeInTheDocument()
  await userEvent.click(button('JSON'))
  await expect.element(json.getByText(/"iframe"/)).toBeVisible()
  await writeJson('{"title":\n{')
  await expect.element(json.getByText(/第 2 行/)).toBeVisible()
  await expect.element(button('应用')).toBeDisabled()
  const script = '<img src=x onerror="document.title=1">'
  await writeJson(text.replace('申请人', script.replaceAll('"', '\\"')))
  await userEvent.click(button('应用'))
  await expect.element(page.getByText(script)).toBeVisible()
  await expect.poll(() => document.querySelector('img')).toBeNull()
})

test('deleting a field that others refer to names them first', async () => {
  const items: FormItem[] = [
    ...two.items,
    { kind: 'text', key: 'why', label: words('原因'), visible: { field: 'amount', is: 'greater', value: 5 } },
    { kind: 'number', key: 'total', label: words('合计'), links: [{ sum: ['amount'] }] },
  ]
  await open({ ...two, items })
  await userEvent.click(button('选择金额'))
  await userEvent.keyboard('{Delete}')
  const question = page.getByRole('dialog', { name: '删除「金额」？' })
  await expect.element(question.getByText('用到它的组件需要修改：原因、合计。可以撤销。')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: '取消' }))
  expect(keys()).toEqual(['who', 'amount', 'why', 'total'])
  await userEvent.click(button('选择申请人'))
  await userEvent.keyboard('{Delete}')
  await expect.poll(keys).toEqual(['amount', 'why', 'total'])
})

test('a form with errors is not sent: they are listed, and the first one is marked at its setting', async () => {
  const slider: FormItem = { kind: 'slider', key: 'part', label: words('比例'), min: 5, max: 3 }
  const late: FormItem = { kind: 'text', key: 'why', label: words('原因'), visible: { field: 'who', is: 'equals' } }
  await open({ ...two, items: [...two.items, slider, late] })
  await userEvent.click(button('保存'))
  await expect.element(button('选择比例')).toHaveAttribute('aria-pressed', 'true')
  const most = page.getByRole('spinbutton', { name: '最大值' })
  await expect.element(most).toHaveAccessibleDescription('最大值须大于最小值')
  await expect.element(page.getByText('表单有问题')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'why 请填写要比较的值' }))
  await expect.element(button('选择原因')).toHaveAttribute('aria-pressed', 'true')
  expect(onSave).not.toHaveBeenCalled()
})

test('a cycle of conditions is named, leads to its item, and goes when it is taken away', async () => {
  await open({
    ...two,
    items: [
      { kind: 'text', key: 'a', label: words('甲'), visible: { field: 'b', is: 'notEmpty' } },
      { kind: 'text', key: 'b', label: words('乙'), visible: { field: 'a', is: 'notEmpty' } },
    ],
  })
  await userEvent.click(page.getByRole('button', { name: '2 处问题' }))
  await userEvent.click(page.getByRole('button', { name: '「b」的条件或联动绕回了自己' }))
  await expect.element(button('选择乙')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(page.getByText('规则', { exact: true }))
  await userEvent.click(button('删除条件'))
  await expect.element(page.getByRole('button', { name: '2 处问题' })).not.toBeInTheDocument()
})

test('a pattern that is too large says so where it is written', async () => {
  const rules = [{ rule: 'pattern', pattern: '(?:a{10}b{10}){30}' }] as const
  await open({ ...two, items: [{ kind: 'text', key: 'code', label: words('编号'), rules }] })
  await userEvent.click(button('选择编号'))
  await userEvent.click(page.getByText('规则', { exact: true }))
  const pattern = page.getByRole('textbox', { name: '正则表达式', exact: true })
  await expect.element(pattern).toHaveAccessibleDescription(/嵌套的次数相乘.*500/)
  await userEvent.fill(pattern, '(?:a{10}b{10}){3}')
  await expect.element(pattern).not.toHaveAccessibleDescription()
})

test('each error is at its setting, and the list of errors leads there', async () => {
  await open({
    ...two,
    items: [
      { kind: 'slider', key: 'part', label: words('比例'), min: 5, max: 3 },
      { kind: 'number', key: 'count', label: words('数量'), default: 7, rules: [{ rule: 'range', max: 5 }] },
      { kind: 'text', key: 'why', label: words('原因'), visible: { field: 'count', is: 'greater' } },
    ],
  })
  await userEvent.click(button('选择比例'))
  const most = page.getByRole('spinbutton', { name: '最大值' })
  await expect.element(most).toHaveAccessibleDescription('最大值须大于最小值')
  await userEvent.fill(most, '9')
  await expect.element(most).not.toHaveAccessibleDescription()
  await userEvent.click(button('选择数量'))
  const preset = page.getByRole('spinbutton', { name: '默认值' })
  await expect.element(preset).toHaveAccessibleDescription('这个值不能用：请填写最多 5')
  await userEvent.fill(preset, '6')
  await expect.element(preset).toHaveAccessibleDescription('这个值不能用：请填写最多 5')
  await userEvent.fill(preset, '5')
  await expect.element(preset).not.toHaveAccessibleDescription()
  await userEvent.click(page.getByRole('button', { name: '1 处问题' }))
  await userEvent.click(page.getByRole('button', { name: '请填写要比较的值' }))
  const shownWhen = page.getByRole('group', { name: '显示条件' })
  await expect.element(shownWhen.getByText('请填写要比较的值')).toBeVisible()
  await userEvent.fill(shownWhen.getByRole('spinbutton', { name: '值' }), '3')
  await expect.element(shownWhen.getByText('请填写要比较的值')).not.toBeInTheDocument()
})

test('what the server finds when it is saved is at its setting until that changes', async () => {
  const gone: FormItem = { kind: 'select', key: 'gone', label: words('来源'), options: { dictionary: 'gone' } }
  await open({ ...two, items: [...two.items, gone] })
  const fields = { 'design.items.2.options.dictionary': '没有字典「gone」' }
  const error = { requestId: '', error: 'request.invalid', fields }
  onSave.mockRejectedValueOnce(new RequestError('', 400, error))
  await userEvent.click(button('保存'))
  await expect.element(page.getByRole('button', { name: '没有字典「gone」' })).toBeVisible()
  await expect.element(button('选择来源')).toHaveAttribute('aria-pressed', 'true')
  const dictionary = page.getByRole('combobox', { name: '字典', exact: true })
  await expect.element(dictionary).toHaveAccessibleDescription('没有字典「gone」')
  await userEvent.fill(box('标题（中文）').first(), '去向')
  await expect.element(dictionary).toHaveAccessibleDescription('没有字典「gone」')
  await userEvent.click(page.getByText('手工填写', { exact: true }))
  await userEvent.click(button('添加选项'))
  await expect.element(page.getByRole('button', { name: '1 处问题' })).not.toBeInTheDocument()
})

test('a condition with a group in it is built by keyboard, and the preview follows it', async () => {
  const fields = ['甲', '乙', '丙'].map((name, at) => ({ kind: 'text' as const, key: 'abc'[at]!, label: words(name) }))
  await open({ ...two, items: [...fields, { kind: 'text', key: 'd', label: words('结果') }] })
  const focused = () => document.activeElement?.getAttribute('aria-label')
  const press = async (name: string, last = false) => {
    const found = button(name)
    ;(last ? found.last() : found.first()).element().focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('选择结果')
  page.getByRole('radio', { name: '规则' }).element().focus()
  await userEvent.keyboard(' ')
  await press('添加条件')
  await expect.poll(focused).toBe('条件字段')
  await press('添加条件组', true)
  await expect.poll(focused).toBe('条件字段')
  await userEvent.keyboard('乙{Enter}')
  const group = page.getByRole('group', { name: '条件组', exact: true }).first()
  group.getByRole('button', { name: '添加条件', exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('丙{Enter}')
  const filled = (field: string) => ({ field, is: 'notEmpty' })
  const isShown = { all: [filled('a'), { any: [filled('b'), filled('c')] }] }
  await expect.poll(() => form.items[3]).toMatchObject({ visible: isShown })
  const sentence = '当甲已填写且（乙已填写或丙已填写）时显示'
  await expect.element(page.getByRole('region', { name: '画布' }).getByText(sentence)).toBeVisible()
  await expect.element(button('选择结果')).toHaveAccessibleDescription(sentence)
  await expect.poll(() => page.getByRole('group', { name: '显示条件' }).element().textContent).toContain(sentence)
  await press('预览')
  const shown = page.getByRole('dialog').getByRole('textbox', { name: '结果' })
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: '丙' }), '1')
  await expect.element(shown).not.toBeInTheDocument()
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: '甲' }), '1')
  await expect.element(shown).toBeVisible()
  await userEvent.fill(page.getByRole('dialog').getByRole('textbox', { name: '丙' }), '')
  await expect.element(shown).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await press('删除条件', true)
  await press('删除条件', true)
  await expect.poll(() => form.items[3]).toMatchObject({ visible: filled('a') })
  await expect.element(button('添加条件')).toHaveFocus()
})

test('it is saved by its owner, and stays not saved where that fails', async () => {
  await open(two)
  await userEvent.click(button('添加开关'))
  await expect.element(page.getByText('未保存')).toBeVisible()
  onSave.mockRejectedValueOnce(new Error('no'))
  await userEvent.click(button('保存'))
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  await expect.element(page.getByText('未保存')).toBeVisible()
  await userEvent.click(button('保存'))
  await expect.element(page.getByText('已保存')).toBeVisible()
  expect(onSave.mock.calls[1]?.[0].items).toHaveLength(3)
})
