import { isHttpAddress } from 'atrium/contract/untrusted/http-address'
import { Extension, Mark, type Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'

/** Marks without a tool, so that a text that has them keeps them. */
const plainMarks = ['sub', 'sup', 'mark'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

const styleOf = (name: 'color' | 'backgroundColor' | 'textAlign', property: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.style[name] || null,
  renderHTML: (attributes: Record<string, string | null>) =>
    attributes[name] ? { style: `${property}: ${attributes[name]};` } : {},
})

const Coloured = Mark.create({
  name: 'coloured',
  parseHTML: () => [{ tag: 'span[style]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  addAttributes: () => ({
    color: styleOf('color', 'color'),
    backgroundColor: styleOf('backgroundColor', 'background-color'),
  }),
})

const Alignment = Extension.create({
  name: 'alignment',
  addGlobalAttributes: () => [
    { types: ['paragraph', 'heading'], attributes: { textAlign: styleOf('textAlign', 'text-align') } },
  ],
})

// The library gives a table and its columns widths, which are not kept.
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] })

// The library makes pictures of `![text](address)` as it is typed, and loads them.
const EmbeddedImage = Image.extend({
  addInputRules: () => [],
  parseHTML: () => [{ tag: 'img[src^="data:"]' }],
})

/** All that `richTextTags` keeps, pictures that are part of the HTML, and nothing else. */
export const extensions: Extensions = [
  StarterKit.configure({
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isHttpAddress(address ?? ''),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...plainMarks,
  Coloured,
  Alignment,
  EmbeddedImage.configure({ inline: true, allowBase64: true }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
]
