import { Form } from 'antd'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import type { MemoryRuntime } from 'atrium/server/runtimes/memory/memory-runtime'
import { showPart } from '#test/shown-part'
import { setLanguage } from '#shared/i18n/language'
import { api } from '#shared/api/api'
import { RequestError } from '#shared/api/request-error'
import { DictTag } from '#shared/dict/dict-tag'
import { NumberField } from './input-fields'
import { RecordForm } from '../record-form'
import { useRecordForm } from '../use-record-form'
import { ChoiceField } from './choice-field'
import { ColourField } from './colour-field'
import { DateField, DateTimeField } from './date-field'
import { DecimalField, MoneyField } from './decimal-field'
import { DeptField } from './dept-field'
import { DictField } from './dict-field'
import { ImageField } from './image-field'

afterEach(closeConsoles)

interface Item {
  price: number | null
  weight: number | null
  floor: number | null
  arrived: string | null
  seenAt: string | null
  tint: string
  photo: string
  sex: string
  paint: string
  deptId: number | null
}

const blank: Item = {
  price: null,
  weight: null,
  floor: null,
  arrived: null,
  seenAt: null,
  tint: '',
  photo: '',
  sex: '',
  paint: '',
  deptId: null,
}

type Save = (values: Item) => Promise<unknown>

function Held({ item, save }: { item?: Partial<Item>; save: Save }) {
  const form = useRecordForm({
    blank,
    read: async () => ({ ...blank, ...item }),
    valuesOf: (record: Item): Item => record,
    save,
  })
  return (
    <>
      <button type="button" onClick={() => (item ? form.edit(1) : form.add())}>
        open it
      </button>
      <RecordForm form={form} titles={['Add', 'Edit']}>
        <MoneyField name="price" label="Price" required min={0} />
        <DecimalField name="weight" label="Weight" decimals={3} />
        <NumberField name="floor" label="Floor" min={-3} max={40} />
        <DateField name="arrived" label="Arrived" />
        <DateTimeField name="seenAt" label="Seen" />
        <ColourField name="tint" label="Tint" />
        <ImageField name="photo" label="Photo" size={{ width: 100, height: 100 }} />
        <DictField name="sex" label="Sex" dictType="sys_user_sex" />
        <DictField name="paint" label="Paint" dictType="paint_colour" />
        <DeptField label="Department" />
      </RecordForm>
    </>
  )
}

const form = page.getByRole('dialog', { name: /^(?:Add|Edit)$/ })
const field = (name: string) => form.getByLabelText(name, { exact: true })
const save = form.getByRole('button', { name: 'Save', exact: true })

/** A dictionary with one value that is enabled and one that is not. */
async function addPaint({ engine: { db } }: MemoryRuntime) {
  const type = { dictType: 'paint_colour', dictName: '颜色', dictNameEn: 'Colours', status: 1, remark: '' } as const
  await db.insertInto('dictTypes').values(type).execute()
  const value = { dictType: 'paint_colour', listClass: 'success', isDefault: 0, dictSort: 1, remark: '' } as const
  const values = [
    { ...value, dictValue: 'r', dictLabel: '红', dictLabelEn: 'Red', status: 1 },
    { ...value, dictValue: 'g', dictLabel: '绿', dictLabelEn: 'Green', status: 0 },
  ] as const
  await db.insertInto('dictData').values(values).execute()
}

/** Opens the form of an item, or of a new one, as the person `as`. */
async function open(item?: Partial<Item>, as = 'admin') {
  const running = await openConsole({ as, prepare: addPaint })
  setLanguage('en')
  const saved = vi.fn<Save>(async () => 1)
  await showPart(<Held item={item} save={saved} />)
  await userEvent.click(page.getByRole('button', { name: 'open it' }))
  await expect.element(field('Price')).toBeVisible()
  return { ...running, saved, values: () => saved.mock.calls.at(-1)?.[0] }
}

const picture = () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 200 })
  canvas.getContext('2d')?.fillRect(0, 0, 300, 200)
  return new Promise<File>((resolve) => {
    canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'photo.png', { type: 'image/png' })))
  })
}

test('the picker of an empty colour begins with the one that the field suggests, and the field stays empty', async () => {
  await open()
  await userEvent.click(form.getByRole('button', { name: 'Pick Tint' }))
  await expect
    .poll(() => document.querySelector<HTMLInputElement>('[class*=hex-input] input, input[class*=hex-input]')?.value)
    .toBe('1677ff')
  await expect.element(field('Tint')).toHaveValue('')
})

test('what is typed is saved exactly: cents, scaled decimals, a day, a moment in UTC, a colour', async () => {
  const { values } = await open()
  await userEvent.fill(field('Price'), '1234.56')
  await userEvent.fill(field('Weight'), '-0.125')
  await userEvent.fill(field('Floor'), '-2')
  await userEvent.fill(field('Arrived'), '2026-02-28')
  await userEvent.tab()
  await userEvent.fill(field('Seen'), '2026-01-31 09:05')
  await userEvent.tab()
  await userEvent.fill(field('Tint'), '#0a1b2c')
  await expect.element(field('Price')).toHaveValue('1,234.56')
  await expect.element(field('Weight')).toHaveValue('-0.125')
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({
    price: 123_456,
    weight: -125,
    floor: -2,
    arrived: '2026-02-28',
    seenAt: new Date(2026, 0, 31, 9, 5).toISOString(),
    tint: '#0a1b2c',
    photo: '',
  })
})

test('a record shows its values, and saves them unchanged', async () => {
  const item = { price: 999_999_999_999_990, weight: 1500, arrived: '2026-12-31', tint: '#5240ff', sex: '1', deptId: 5 }
  const seenAt = new Date(2026, 0, 31, 9, 5).toISOString()
  const { values } = await open({ ...item, seenAt })
  await expect.element(field('Price')).toHaveValue('9,999,999,999,999.90')
  await expect.element(field('Weight')).toHaveValue('1.500')
  await expect.element(field('Arrived')).toHaveValue('2026-12-31')
  await expect.element(field('Seen')).toHaveValue('2026-01-31 09:05')
  await expect.element(field('Tint')).toHaveValue('#5240ff')
  await userEvent.click(save)
  await expect.poll(values).toEqual({ ...blank, ...item, seenAt })
})

test('emptied fields are saved as null or empty', async () => {
  const { values } = await open({ price: 100, weight: 1, arrived: '2026-12-31', tint: '#5240ff' })
  await userEvent.fill(field('Price'), '0')
  await userEvent.fill(field('Weight'), '')
  await userEvent.fill(field('Tint'), '')
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ price: 0, weight: null, tint: '' })
})

test('what is missing or wrong is said at its field, and nothing is saved', async () => {
  const { saved } = await open()
  await userEvent.fill(field('Tint'), 'red')
  await userEvent.click(save)
  await expect.element(form.getByText('Enter Price')).toBeVisible()
  await expect.element(form.getByText('A colour, such as #1677ff')).toBeVisible()
  await expect.poll(() => saved).not.toHaveBeenCalled()
  await expect.element(field('Price')).toHaveFocus()
})

test('an error of the server shows at its field, and goes with the next change', async () => {
  const { saved } = await open({ price: 100 })
  const error = { error: 'request.invalid', fields: { price: 'Must be 0.50 or less' } }
  saved.mockRejectedValueOnce(new RequestError('wrong', 400, error))
  await userEvent.click(save)
  await expect.element(field('Price')).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(field('Price'), '0.5')
  await expect.element(field('Price')).not.toHaveAttribute('aria-invalid', 'true')
})

test('a picture is made smaller, uploaded and shown; its key is saved', async () => {
  const { runtime, values } = await open({ price: 100 })
  await userEvent.click(field('Photo'))
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await userEvent.upload(dialog.getByLabelText('Choose a picture, or drop it here'), await picture())
  const shown = form.getByRole('img', { name: 'Photo' })
  await expect.element(shown).toHaveAttribute('src', expect.stringMatching(/^blob:/))
  const image = shown.element() as HTMLImageElement
  await image.decode()
  expect([image.naturalWidth, image.naturalHeight]).toEqual([100, 67])
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ photo: expect.stringMatching(/^[\w-]{22}$/) })
  const file = await runtime.engine.db.selectFrom('files').selectAll().executeTakeFirstOrThrow()
  expect(file).toMatchObject({ fileKey: values()!.photo, type: 'image/webp' })
})

test('a picture is removed', async () => {
  const { values } = await open({ price: 100, photo: 'A'.repeat(22) })
  await userEvent.click(form.getByRole('button', { name: 'Remove' }))
  await expect.element(field('Photo')).toHaveTextContent('Choose a picture')
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ photo: '' })
})

test('an upload that fails leaves the field as it was, and says so', async () => {
  const { network } = await open({ price: 100 })
  network.unreachable = '/api/file'
  await userEvent.click(field('Photo'))
  const zone = page.getByLabelText('Choose a picture, or drop it here')
  await userEvent.upload(zone, await picture())
  await expect.element(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeVisible()
  await expect.element(field('Photo')).toHaveTextContent('Choose a picture')
})

test('a value of a dictionary is chosen by its label', async () => {
  const { values } = await open({ price: 100 })
  await userEvent.click(field('Sex'))
  await userEvent.click(page.getByTitle('Female'))
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ sex: '0' })
})

test('a value that was disabled shows its label, is kept, and is not offered', async () => {
  const { values } = await open({ price: 100, paint: 'g' })
  await expect.element(form.getByText('Green (disabled)')).toBeVisible()
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ paint: 'g' })
  await userEvent.click(page.getByRole('button', { name: 'open it' }))
  await userEvent.click(field('Paint'))
  await expect.element(page.getByTitle('Red')).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Green' })).not.toBeInTheDocument()
})

test('a list shows it by its label as well, and a value that no dictionary has bare', async () => {
  await openConsole({ as: 'admin', prepare: addPaint })
  setLanguage('en')
  await showPart(['r', 'g', 'x'].map((value) => <DictTag key={value} dictType="paint_colour" value={value} />))
  await expect.element(page.getByText('Red', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Green (disabled)')).toBeVisible()
  await expect.element(page.getByText('x', { exact: true })).toBeVisible()
})

test('departments in their scope are offered to those without any permission', async () => {
  const { values } = await open({ price: 100 }, 'common')
  await userEvent.click(field('Department'))
  await userEvent.click(page.getByTitle('Marketing', { exact: true }).last())
  await userEvent.click(save)
  await expect.poll(values).toMatchObject({ deptId: 3 })
})

describe('a reference', () => {
  const field = page.getByRole('combobox', { name: 'Post' })
  const option = (name: string) => page.getByTitle(name, { exact: true })
  const calls = (running: { calls: readonly string[] }) =>
    running.calls.filter((call) => call.includes('/choices')).map((call) => call.split('?')[1])

  const postsOf = ({ engine: { db } }: MemoryRuntime) =>
    db
      .insertInto('posts')
      .values(
        Array.from({ length: 60 }, (_, index) => ({
          postCode: `p${index}`,
          postName: `Post ${100 + index}`,
          postNameEn: `Post ${100 + index}`,
          postSort: 9,
          status: index === 1 ? (0 as const) : (1 as const),
          remark: '',
        })),
      )
      .execute()

  async function openChoice(present?: { id: number; name: string }, value = present?.id) {
    const running = await openConsole({ as: 'admin', prepare: postsOf })
    setLanguage('en')
    const chosen = vi.fn<(values: object) => void>()
    await showPart(
      <Form initialValues={{ postId: value }} onValuesChange={chosen}>
        <ChoiceField name="postId" label="Post" call={api.users.choices} present={present} />
      </Form>,
    )
    return { running, chosen }
  }

  test('is asked for when it opens, the first 50, and narrowed by typing; Enter chooses', async () => {
    const { running, chosen } = await openChoice()
    expect(calls(running)).toEqual([])
    await userEvent.click(field)
    await expect.element(page.getByText('50 of 64: type to narrow')).toBeVisible()
    await userEvent.fill(field, ' T 13')
    await expect.element(option('Post 130')).toBeVisible()
    await expect.element(page.getByText(/type to narrow/)).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => chosen).toHaveBeenCalledWith({ postId: 36 }, { postId: 36 })
    await expect.element(page.getByText('Post 131', { exact: true }).nth(1)).toBeVisible()
    expect(calls(running)).toEqual(['field=postId', 'field=postId&search=T+13'])
  })

  test('offers disabled records, which cannot be chosen, and says when nothing is found', async () => {
    const { chosen } = await openChoice()
    await userEvent.click(field)
    await userEvent.fill(field, 'post 101')
    await userEvent.click(option('Post 101 (disabled)'), { force: true })
    expect(chosen).not.toHaveBeenCalled()
    await userEvent.fill(field, '%')
    await expect.element(page.getByText('Nothing found. Try other letters')).toBeVisible()
  })

  test('shows what is chosen by the name that the record came with, else by that of the server', async () => {
    const { running } = await openChoice({ id: 9, name: 'Abroad' })
    await expect.element(page.getByText('Abroad')).toBeVisible()
    expect(calls(running)).toEqual([])
    await closeConsoles()
    const { running: second } = await openChoice(undefined, 64)
    await expect.element(page.getByText('Post 159')).toBeVisible()
    expect(calls(second)).toEqual(['field=postId&ids=64'])
  })

  test('shows no name of what is out of the scope of the reader', async () => {
    await openChoice({ id: 9, name: '' })
    await expect.element(page.getByText('Outside your data scope')).toBeVisible()
    await closeConsoles()
    await openChoice(undefined, 900)
    await expect.element(page.getByText('Outside your data scope')).toBeVisible()
  })

  test('says that it could not be loaded, and asks again when it opens again', async () => {
    const { running } = await openChoice()
    running.network.unreachable = '/choices'
    await userEvent.click(field)
    await expect.element(page.getByText(/Check the network, then open it again/)).toBeVisible()
    delete running.network.unreachable
    await userEvent.keyboard('{Escape}')
    await userEvent.click(field)
    await expect.element(option('Post 100')).toBeVisible()
  })
})
