import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeConsoles, openConsole } from '#test/console-app'
import { showPart } from '#test/shown-part'
import { DetailsLink } from './details-link'

afterEach(closeConsoles)

test('the name of a record opens its details', async () => {
  await openConsole({ as: 'admin' })
  const open = vi.fn<() => void>()
  await showPart(<DetailsLink name="Pallet" open={open} />)
  const link = page.getByRole('button', { name: 'Pallet' })
  await expect.element(link).toHaveAttribute('title', '查看「Pallet」的详情')
  await userEvent.click(link)
  expect(open).toHaveBeenCalledOnce()
})

test('those who may not read details see the name alone', async () => {
  await openConsole({ as: 'admin' })
  await showPart(<DetailsLink name="Pallet" open={undefined} />)
  await expect.element(page.getByText('Pallet')).toBeVisible()
  expect(page.getByRole('button', { name: 'Pallet' }).query()).toBeNull()
})
