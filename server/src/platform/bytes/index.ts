// Apart from the store of files: whoever only reads a sheet does not load pictures and buckets with it.
export { decodedPieces, decodeText } from './decode-text'
export { unpackZip } from './unpack-zip'
export { type PackedFile, writeZip } from './write-zip'
export { isXlsx, readZipDirectory, type ZipEntry, zipRefusal } from './zip-directory'
