import type { Feature, Image } from 'write-excel-file/node';

/** Of a line in points, and the highest row that a workbook may have. */
const LINE = 15;
const HIGHEST = 409;
/** Lines break between words and so hold less than their width. */
const FILLED = 0.9;

/** How high a row has to be so that all its text shows, in points. Widths of columns are in characters. */
export function roomFor(row: readonly (string | number)[], widths: readonly number[]): number {
  const lines = row.map((value, at) =>
    String(value)
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / ((widths[at] ?? 1) * FILLED))), 0),
  );
  return Math.min(HIGHEST, Math.max(1, ...lines) * LINE);
}

/**
 * Gives the rows of a sheet that height to begin with. Some programs show only the first line of a row that names none;
 * a height that isn't fixed lets a row grow as people type.
 */
export const tallRows = (sheetName: string, heights: readonly number[]): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, { sheet }) =>
          sheet === sheetName
            ? xml.replace(
                /<row r="(\d+)"/g,
                (row, number) => `${row} ht="${heights[Number(number) - 1] ?? LINE}"`,
              )
            : xml,
      },
    },
  },
});
