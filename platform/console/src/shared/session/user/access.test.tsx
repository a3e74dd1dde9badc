import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { api } from '#shared/api/api'
import { can, hasRole, PermissionGate, RoleGate } from './access'
import { signedOut, useSession } from './session'

afterEach(() => {
  useSession.setState(signedOut)
  vi.restoreAllMocks()
})

class Catch extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' }
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message || this.props.children
  }
}

test('a call or a code may be used by those who hold the code or the wildcard', () => {
  expect(can(api.users.list)).toBe(false)
  expect(can(api.dashboard.read)).toBe(true)
  expect(can([])).toBe(false)
  useSession.setState({ permissions: ['system:user:list'] })
  expect(can(api.users.list)).toBe(true)
  expect(can('system:user:add')).toBe(false)
  expect(can(['system:user:add', 'system:user:list'])).toBe(true)
  useSession.setState({ permissions: ['*:*:*'] })
  expect(can('system:dict:delete')).toBe(true)
})

test('a role is held by those who have it or the admin role', () => {
  useSession.setState({ roles: ['common'] })
  expect([hasRole('editor'), hasRole('editor', 'common')]).toEqual([false, true])
  useSession.setState({ roles: ['admin'] })
  expect(hasRole('editor')).toBe(true)
})

test('the permission gate draws for those who hold a code', async () => {
  useSession.setState({ permissions: ['system:user:add'] })
  const screen = await render(
    <>
      <PermissionGate codes={['system:user:add']}>added</PermissionGate>
      <PermissionGate codes={['system:user:delete']}>deleted</PermissionGate>
    </>,
  )
  await expect.element(screen.getByText('added')).toBeVisible()
  expect(screen.container.textContent).toBe('added')
})

test('the role gate draws for those who hold a role', async () => {
  useSession.setState({ roles: ['editor'] })
  const screen = await render(
    <>
      <RoleGate roles={['editor', 'common']}>edit</RoleGate>
      <RoleGate roles={['guest']}>visit</RoleGate>
    </>,
  )
  expect(screen.container.textContent).toBe('edit')
})

test('a gate without a list throws the specified error', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const wrong = 'system:user:add' as unknown as []
  const screen = await render(
    <>
      <Catch>
        <PermissionGate codes={wrong}>a</PermissionGate>
      </Catch>
      ,
      <Catch>
        <RoleGate roles={wrong}>b</RoleGate>
      </Catch>
    </>,
  )
  const text = 'The permission code must be a Array'
  expect(screen.container.textContent).toBe(`${text},${text}`)
})

test('a gate with an empty list says so on the console and does nothing else', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(
    <>
      <PermissionGate codes={[]}>a</PermissionGate>
      <RoleGate roles={[]}>b</RoleGate>
    </>,
  )
  expect(screen.container.textContent).toBe('ab')
  expect(error.mock.calls.flat().filter((text) => String(text).includes('sys:xxx:xxx'))).toHaveLength(2)
})
