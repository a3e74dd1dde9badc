import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { IconButton } from '../../button'
import css from './signature-pad.module.css'
import { SignatureChoices } from './signature-choices'
import type { Stroke } from './signature-strokes'
import { useUndoKeys } from './use-undo-keys'
import { useSignature } from './use-signature'

/** The signature on a pad, with a transparent background. */
export interface Signature {
  toPng: () => Promise<Blob>
  toSvg: () => string
}

interface SignaturePadProps {
  /** The names of the pad and of its tools, and the hint on the empty pad. */
  labels: {
    pad: string
    /** On the empty pad. */
    hint: string
    undo: string
    redo: string
    clear: string
    /** The switch between drawing and typing a name. */
    type: string
    draw: string
    name: string
    colour: string
    width: string
    thin: string
    medium: string
    thick: string
  }
  /** Of the ink, the first at the beginning. They are read out by their labels. Black without it. */
  colours?: readonly { value: string; label: string }[]
  /** Called after each change; nothing is signed without a value. */
  onChange: (signature: Signature | undefined) => void
  /** The id of a message about the pad, such as that it is empty. */
  describedBy?: string
  /** Its border shows an error. */
  isInvalid?: boolean
}

const widths = { thin: [0.5, 1.6], medium: [0.9, 2.8], thick: [1.8, 5] } as const
const widthNames = ['thin', 'medium', 'thick'] as const
const markOf = (width: keyof typeof widths) => ({
  height: widths[width][1] + 1,
  border: 0,
  borderRadius: 3,
  background: 'var(--ink)',
})
const black = [{ value: '#1b1e28', label: '' }]

/**
 * A sheet to sign on with mouse, pen or finger. Ctrl+Z takes the last line back, Ctrl+Y or Ctrl+Shift+Z draws it again. Who cannot draw
 * types a name, which is written as a signature. The drawing stays when the pad gets another size; the paper is light in both themes.
 * @example
 * <SignaturePad labels={labels} onChange={setSignature} />
 */
export function SignaturePad({ labels, colours = black, onChange, describedBy, isInvalid = false }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { strokes, undone, add, undo, redo, clearLines } = useLines()
  const [name, setName] = useState<string>()
  const [colour, setColour] = useState(colours[0]!.value)
  const [width, setWidth] = useState<keyof typeof widths>('medium')
  const toSvg = useSignature(canvas, {
    strokes,
    name,
    colour,
    width: widths[width],
    onStroke: add,
  })
  const isEmpty = name === undefined ? strokes.length === 0 : name.trim() === ''
  const toPng = () => pngOf(canvas.current!)
  const wasEmpty = useRef(true)
  const tell = useEffectEvent(() => {
    if (isEmpty && wasEmpty.current) return
    wasEmpty.current = isEmpty
    onChange(isEmpty ? undefined : { toPng, toSvg })
  })
  useEffect(() => tell(), [strokes, name, colour])

  const clear = () => {
    if (name === undefined) clearLines()
    else setName('')
  }
  const box = useUndoKeys(undo, redo)

  return (
    <div ref={box} className={css.signature} role="group" aria-label={labels.pad} aria-describedby={describedBy}>
      <div className={css.paper} data-invalid={isInvalid}>
        <canvas ref={canvas} role="img" aria-label={isEmpty ? labels.hint : labels.pad} />
        {isEmpty && <span aria-hidden="true">{labels.hint}</span>}
      </div>
      <div className={css.tools}>
        {colours.length > 1 && (
          <SignatureChoices
            legend={labels.colour}
            options={colours.map((one) => ({ ...one, mark: { background: one.value } }))}
            value={colour}
            onChange={setColour}
          />
        )}
        {name === undefined && (
          <SignatureChoices
            legend={labels.width}
            options={widthNames.map((value) => ({ value, label: labels[value], mark: markOf(value) }))}
            value={width}
            onChange={setWidth}
          />
        )}
        <span className={css.buttons}>
          <IconButton
            icon="lucide:undo-2"
            label={labels.undo}
            disabled={strokes.length === 0 || name !== undefined}
            onClick={undo}
          />
          <IconButton
            icon="lucide:redo-2"
            label={labels.redo}
            disabled={undone.length === 0 || name !== undefined}
            onClick={redo}
          />
          <IconButton icon="lucide:eraser" label={labels.clear} disabled={isEmpty} onClick={clear} />
          <IconButton
            icon={name === undefined ? 'lucide:keyboard' : 'lucide:pen-line'}
            label={name === undefined ? labels.type : labels.draw}
            onClick={() => setName(name === undefined ? '' : undefined)}
          />
        </span>
      </div>
      {name !== undefined && (
        <label className={css.name}>
          {labels.name}
          <input value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
        </label>
      )}
    </div>
  )
}

/** The lines of a drawing, which can be taken back and drawn again. */
function useLines() {
  const [{ strokes, undone }, setLines] = useState<{ strokes: Stroke[]; undone: Stroke[] }>({ strokes: [], undone: [] })
  return {
    strokes,
    undone,
    add: (stroke: Stroke) => setLines((lines) => ({ strokes: [...lines.strokes, stroke], undone: [] })),
    undo: () => setLines({ strokes: strokes.slice(0, -1), undone: [...undone, ...strokes.slice(-1)] }),
    redo: () => setLines({ strokes: [...strokes, ...undone.slice(-1)], undone: undone.slice(0, -1) }),
    clearLines: () => setLines({ strokes: [], undone: strokes.toReversed() }),
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas has no size.'))))
  })
}
