import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { closeConsoles, openPage } from 'atrium/testing/console'

afterEach(async () => {
  vi.restoreAllMocks()
  await closeConsoles()
})

const example = (name: string) => page.getByRole('region', { name, exact: true })
const open = () => openPage('able/signature')

/** A line by the mouse, from one place of the paper to another. */
async function draw(part: Locator) {
  const paper = part.getByRole('img', { name: '在此签名' })
  await userEvent.dragAndDrop(paper, paper, {
    sourcePosition: { x: 60, y: 60 },
    targetPosition: { x: 200, y: 90 },
    steps: 6,
  })
}

test('an invoice is not confirmed without a signature, then shows it', async () => {
  await open()
  const invoice = example('签收发票')
  await userEvent.click(invoice.getByRole('button', { name: '确认签收' }))
  await expect.element(invoice.getByRole('alert')).toHaveTextContent('请先签名')
  await draw(invoice)
  await expect.element(invoice.getByRole('alert')).toHaveTextContent('')
  await userEvent.click(invoice.getByRole('button', { name: '确认签收' }))
  await expect.element(invoice.getByRole('img', { name: '南湾食品有限公司的签名' })).toBeVisible()
})

test('right after a line is drawn, Ctrl Z takes it back and Ctrl Y draws it again', async () => {
  await open()
  const studio = example('墨色、粗细与导出')
  await draw(studio)
  const save = studio.getByRole('button', { name: '下载 PNG' })
  await expect.element(save).toBeEnabled()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(save).toBeDisabled()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.element(save).toBeEnabled()
})

test('a parcel is handed over by keyboard, with both fields checked', async () => {
  await open()
  const parcel = example('包裹交接')
  await expect.element(parcel.getByRole('button', { name: '完成交接' })).toBeVisible()
  await expect.element(parcel.getByText('请先签名，也可以键入姓名')).not.toBeInTheDocument()
  await userEvent.click(parcel.getByRole('button', { name: '完成交接' }))
  await expect.element(parcel.getByText('请填写收件人姓名')).toBeVisible()
  await expect.element(parcel.getByText('请先签名，也可以键入姓名')).toBeVisible()
  await userEvent.fill(parcel.getByRole('textbox', { name: '收件人姓名' }), '林晓')
  ;(parcel.getByRole('button', { name: '改为键入姓名' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.fill(parcel.getByRole('textbox', { name: '键入姓名' }), '林晓')
  await userEvent.click(parcel.getByRole('button', { name: '完成交接' }))
  await expect.element(parcel.getByText('已交给 林晓')).toBeVisible()
})

test('a signature is downloaded as PNG and SVG', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await open()
  const studio = example('墨色、粗细与导出')
  await expect.element(studio.getByRole('button', { name: '下载 PNG' })).toBeDisabled()
  await draw(studio)
  await userEvent.click(studio.getByRole('button', { name: '下载 PNG' }))
  await userEvent.click(studio.getByRole('button', { name: '下载 SVG' }))
  await expect.poll(() => saved.toSorted()).toEqual(['签名.png', '签名.svg'])
})
