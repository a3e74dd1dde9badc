import { test } from 'vitest'
test('hang', async () => { await new Promise((r) => setTimeout(r, 25000)) })
