import { IconButton } from 'atrium/ui/button'
import { useState } from 'react'

export function TillButton() {
  const [count, setCount] = useState(0)
  return <IconButton icon="lucide:box" label={`Till ${count}`} onClick={() => setCount(count + 1)} />
}
