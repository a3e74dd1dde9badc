import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { withoutBriefLoading } from './brief-loading'

test('a navigation is published while it is under way only where it takes long', async () => {
  let release!: () => void
  const held = new Promise<null>((resolve) => (release = () => resolve(null)))
  const router = withoutBriefLoading(
    createMemoryRouter([
      { path: '/' },
      { path: '/loaded', loader: () => Promise.resolve(null) },
      { path: '/slow', loader: () => held },
    ]),
  )
  const published: string[] = []
  const unsubscribe = router.subscribe(({ navigation, location }) => {
    published.push(`${location.pathname} ${navigation.state}`)
  })
  await router.navigate('/loaded')
  expect(published).toEqual(['/loaded idle'])
  const slow = router.navigate('/slow')
  await expect.poll(() => published).toEqual(['/loaded idle', '/loaded loading'])
  release()
  await slow
  expect(published.at(-1)).toBe('/slow idle')
  unsubscribe()
  router.dispose()
})
