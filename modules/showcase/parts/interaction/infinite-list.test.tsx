import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import 'atrium/ui/tokens.css'
import { InfiniteList } from './infinite-list'

const labels = {
  list: 'Days',
  loading: 'Loading',
  more: 'More',
  end: 'That is all',
  empty: 'Nothing',
  failed: 'Failed',
  failedHint: 'What is there stays.',
  retry: 'Try again',
  loaded: (count: number) => `${count} loaded`,
}

/** Ten days at a time up to thirty; the second ten fail once. */
function Days({ isManual, isUpwards }: { isManual?: boolean; isUpwards?: boolean }) {
  const [count, setCount] = useState(10)
  const [tries, setTries] = useState(0)
  const hasFailed = count === 20 && tries === 1
  const more = () => {
    if (count === 20 && tries === 0) setTries(1)
    else setCount(count + 10)
  }
  const retry = () => {
    setTries(2)
    setCount(count + 10)
  }
  return (
    <InfiniteList
      items={Array.from({ length: count }, (_, index) => index + 1)}
      keyOf={(day) => day}
      onMore={more}
      onRetry={retry}
      hasMore={count < 30}
      isLoading={false}
      hasFailed={hasFailed}
      labels={labels}
      height={200}
      {...{ isManual, isUpwards }}
    >
      {(day) => `Day ${day}`}
    </InfiniteList>
  )
}

const days = page.getByRole('feed', { name: 'Days' }).getByRole('article')
const box = () => page.getByRole('feed').element().parentElement!

test('it loads when its end comes near, stops at an error, and goes on when asked to, until all is there', async () => {
  await render(<Days />)
  await expect.poll(() => days.elements()).toHaveLength(10)
  box().scrollTo({ top: box().scrollHeight })
  await expect.poll(() => days.elements().length).toBe(20)
  box().scrollTo({ top: box().scrollHeight })
  await userEvent.click(page.getByRole('alert').getByRole('button', { name: 'Try again' }))
  await expect.poll(() => days.elements().length).toBe(30)
  await expect.element(page.getByText('That is all')).toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveTextContent('30 loaded')
})

test('with a button the focus goes on to the first item that came', async () => {
  await render(<Days isManual />)
  await userEvent.click(page.getByRole('button', { name: 'More' }))
  await expect.element(days.nth(10)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(days.nth(9)).toHaveFocus()
})

test('upwards, it begins at the bottom with the first item', async () => {
  await render(<Days isUpwards isManual />)
  await expect.element(days.last()).toHaveTextContent('Day 1')
  await expect.poll(() => Math.ceil(box().scrollTop + box().clientHeight)).toBeGreaterThanOrEqual(box().scrollHeight)
})
