import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EditorToolbar, type EditorTool } from './editor-toolbar'

const tool = (key: string, more: Partial<EditorTool> = {}): EditorTool => ({
  key,
  icon: 'lucide:x',
  label: key,
  onRun: () => undefined,
  ...more,
})

test('is one stop of the Tab key, with arrows, Home and End between its buttons and Esc back to the text', async () => {
  const onEscape = vi.fn<() => void>()
  const { getByRole } = await render(
    <>
      <EditorToolbar
        label="Tools"
        groups={[[tool('undo', { isDisabled: true }), tool('bold')], [], [tool('link')]]}
        onEscape={onEscape}
      />
      <input aria-label="text" />
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(getByRole('button', { name: 'undo' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(getByRole('button', { name: 'link' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  await expect.element(getByRole('button', { name: 'bold' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(getByRole('button', { name: 'bold' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
})

test('a press runs the tool and leaves the focus in the text; one that is off does nothing', async () => {
  const onRun = vi.fn<() => void>()
  const { getByRole } = await render(
    <>
      <EditorToolbar
        label="Tools"
        groups={[[tool('bold', { onRun, isActive: true }), tool('undo', { onRun, isDisabled: true })]]}
      />
      <input aria-label="text" />
    </>,
  )
  await userEvent.click(getByRole('textbox'))
  await userEvent.click(getByRole('button', { name: 'bold', pressed: true }))
  await userEvent.click(getByRole('button', { name: 'undo' }), { force: true })
  expect(onRun).toHaveBeenCalledOnce()
  await expect.element(getByRole('textbox')).toHaveFocus()
})
