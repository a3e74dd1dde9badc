import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SignaturePad, type Signature } from './signature-pad'

const names = 'pad hint undo redo clear type draw name colour width thin medium thick'.split(' ')
const labels = Object.fromEntries(names.map((name) => [name, name])) as Parameters<typeof SignaturePad>[0]['labels']
const colours = [
  { value: '#1b1e28', label: 'black' },
  { value: '#1a5fb4', label: 'blue' },
]

let signature: Signature | undefined
beforeEach(() => (signature = undefined))

function Pad({ width = 400 }: { width?: number }) {
  return (
    <div style={{ width }}>
      <SignaturePad labels={labels} colours={colours} onChange={(next) => (signature = next)} />
    </div>
  )
}

/** Draws a line across the middle, as a pen does. */
function draw(canvas: Element, from = 0.2) {
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const at = (type: string, share: number, target: EventTarget) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'pen',
        pressure: 0.5,
        button: 0,
        buttons: type === 'pointerup' ? 0 : 1,
        bubbles: true,
        cancelable: true,
        clientX: left + width * share,
        clientY: top + height / 2,
      }),
    )
  at('pointerdown', from, canvas)
  for (let step = 1; step <= 8; step += 1) at('pointermove', from + step * 0.06, window)
  at('pointerup', from + 0.5, window)
}

const paths = () => (signature?.toSvg().match(/<(path|circle) /g) ?? []).length

test('a line is drawn, taken back, drawn again and cleared', async () => {
  const { getByRole } = await render(<Pad />)
  const canvas = getByRole('img').element()
  expect(signature).toBeUndefined()
  draw(canvas)
  await expect.poll(paths).toBeGreaterThan(0)
  await userEvent.click(getByRole('button', { name: 'undo' }))
  expect(signature).toBeUndefined()
  await userEvent.click(getByRole('button', { name: 'redo' }))
  await expect.poll(paths).toBeGreaterThan(0)
  await userEvent.click(getByRole('radio', { name: 'thin' }), { force: true })
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(signature).toBeUndefined()
  await userEvent.keyboard('{Control>}y{/Control}')
  await expect.poll(paths).toBeGreaterThan(0)
  await userEvent.click(getByRole('button', { name: 'clear' }))
  expect(signature).toBeUndefined()
  await expect.element(getByRole('img', { name: 'hint' })).toBeVisible()
})

test('the ink has its colour, and the PNG its pixels', async () => {
  const { getByRole } = await render(<Pad />)
  await userEvent.click(getByRole('radio', { name: 'blue' }), { force: true })
  draw(getByRole('img').element())
  await expect.poll(() => signature?.toSvg()).toContain('#1a5fb4')
  const picture = await createImageBitmap(await signature!.toPng())
  expect(picture.width).toBe(Math.round(getByRole('img').element().clientWidth * devicePixelRatio))
})

test('the drawing stays when the pad gets another size', async () => {
  const { getByRole, rerender } = await render(<Pad />)
  const canvas = getByRole('img').element() as HTMLCanvasElement
  draw(canvas)
  await expect.poll(paths).toBeGreaterThan(0)
  const inked = () => {
    const { data, width } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    const columns = [...data.keys()].filter((at) => at % 4 === 3 && data[at]! > 0).map((at) => ((at - 3) / 4) % width)
    return [Math.min(...columns) / width, Math.max(...columns) / width].map((share) => Math.round(share * 20))
  }
  const before = inked()
  await rerender(<Pad width={260} />)
  await expect.poll(() => canvas.width).toBeLessThan(300 * devicePixelRatio)
  await expect.poll(inked).toEqual(before)
})

test('a name typed by keyboard is written as a signature; blanks are none', async () => {
  const { getByRole } = await render(<Pad />)
  await userEvent.click(getByRole('button', { name: 'type' }))
  await userEvent.fill(getByRole('textbox', { name: 'name' }), '  ')
  expect(signature).toBeUndefined()
  await userEvent.fill(getByRole('textbox', { name: 'name' }), 'Ada <Lin>')
  await expect.poll(() => signature?.toSvg()).toContain('Ada &lt;Lin&gt;')
})
