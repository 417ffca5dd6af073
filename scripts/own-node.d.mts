export function nodePackage(platform?: string, arch?: string): string;
export function findNode(folder?: string, version?: string): string | undefined;
export function isInstalled(folder?: string): boolean;
export function pathWith(node: string, path?: string): string;
