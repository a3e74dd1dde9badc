/** The most rows of one call, and what they weigh at most. */
export const maxImportRows = 10_000
export const maxImportMegabytes = 30

/**
 * The most rows of one file, which the console splits into several calls; a file weighs no more than a call. A workbook is in
 * the memory of the browser as a whole: with 40,000 full rows a tab takes some 500 MB while it is read.
 */
export const maxImportFileRows = 50_000

/** How long after its last part an import can be undone. */
export const importUndoHours = 24
