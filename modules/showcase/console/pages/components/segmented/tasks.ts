export const states = ['todo', 'doing', 'done'] as const

export const tasks = [
  { name: 'lease', state: 'done', person: 'lin' },
  { name: 'shelves', state: 'doing', person: 'wang' },
  { name: 'network', state: 'doing', person: 'zhao' },
  { name: 'staff', state: 'todo', person: 'lin' },
  { name: 'move', state: 'todo', person: 'wang' },
] as const

export const tones = { todo: 'neutral', doing: 'info', done: 'success' } as const
