export const vocabulary: readonly unknown[] = [];
