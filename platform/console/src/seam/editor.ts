// Editors
export { CodeEditor } from '#shared/field/editor/code/code-editor'
export { changedLines, marksChanges } from '#shared/field/editor/code/changed-lines'
export { codeTools, type CodeView } from '#shared/field/editor/code/code-tools'
export type { CodeLanguage } from '#shared/field/editor/code/languages'
export { JsonEditor } from '#shared/field/editor/json/json-editor'
export type { JsonError } from '#shared/field/editor/json/json-editor-props'
export { MarkdownEditor } from '#shared/field/editor/markdown/markdown-editor'
export { MarkdownReader } from '#shared/field/editor/markdown/markdown-reader'
export { MarkdownView } from '#shared/field/editor/markdown/markdown-view'
export { RichTextEditor } from '#shared/field/editor/rich-text/rich-text-editor'
export { RichText } from '#shared/field/editor/rich-text/rich-text'

// Other fields
export { ColourField } from '#shared/field/colour-field/colour-field'
export { FileZone } from '#shared/field/file-zone'
export { IconInput } from '#shared/field/icon/icon-input'
export { recentIcons, useIconLabels } from '#shared/field/icon/use-icon-labels'
export { readSheetFile } from '#shared/field/sheet/read-sheet'
