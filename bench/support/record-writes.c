// Preloaded into a server: writes down, in order, what it does to the files of one folder, so that the bench can make
// what a power cut would have left of them. RECORD_FOLDER names the folder, RECORD_TO the record.
//
// A change is recorded before it is made, a sync after it has succeeded: whatever the moment of the kill, the record
// never holds a sync that the program did not wait for. Memory maps are not recorded: SQLite maps only its -shm file,
// which it makes anew after a crash.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 65536

static char *names[MOST_FILES];
static char folder[PATH_MAX];
static size_t folder_length;
static int record = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...)                                   \
  static result (*real_##name)(__VA_ARGS__);                      \
  if (!real_##name) real_##name = dlsym(RTLD_NEXT, #name)

static ssize_t plain_write(int fd, const void *data, size_t length) {
  REAL(ssize_t, write, int, const void *, size_t);
  return real_write(fd, data, length);
}

__attribute__((constructor)) static void begin(void) {
  const char *to = getenv("RECORD_TO");
  const char *of = getenv("RECORD_FOLDER");
  if (!to || !of || !realpath(of, folder)) return;
  folder_length = strlen(folder);
  REAL(int, open, const char *, int, ...);
  record = real_open(to, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

// One line of the record: what, how long the name, where, how long the data; then the name and the data.
struct entry {
  uint8_t what;
  uint8_t unused[3];
  uint32_t name_length;
  uint64_t offset;
  uint64_t length;
};

static void note(char what, const char *name, uint64_t offset,
                 const void *data, uint64_t length, int with_data) {
  if (record < 0) return;
  size_t name_length = strlen(name);
  size_t size = sizeof(struct entry) + name_length + (with_data ? length : 0);
  char *line = malloc(size);
  struct entry head = {(uint8_t)what, {0}, (uint32_t)name_length, offset, length};
  memcpy(line, &head, sizeof head);
  memcpy(line + sizeof head, name, name_length);
  if (with_data) memcpy(line + sizeof head + name_length, data, length);
  pthread_mutex_lock(&lock);
  // A file in the page cache takes it whole; what a kill cuts short, the reader drops.
  if (plain_write(record, line, size) != (ssize_t)size) abort();
  pthread_mutex_unlock(&lock);
  free(line);
}

static const char *inside(const char *path) {
  if (record < 0 || strncmp(path, folder, folder_length) != 0) return NULL;
  return path[folder_length] == '/' ? path + folder_length + 1 : NULL;
}

static int opened(int fd, int flags) {
  if (fd < 0 || fd >= MOST_FILES || record < 0 || fd == record) return fd;
  int before = errno;
  char link[64], path[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length > 0) {
    path[length] = 0;
    const char *name = inside(path);
    free(names[fd]);
    names[fd] = name ? strdup(name) : NULL;
    if (name && flags & O_CREAT) note('c', name, 0, NULL, 0, 0);
    if (name && flags & O_TRUNC) note('t', name, 0, NULL, 0, 0);
  }
  errno = before;
  return fd;
}

static const char *name_of(int fd) {
  return fd >= 0 && fd < MOST_FILES ? names[fd] : NULL;
}

#define MODE(flags)                                    \
  mode_t mode = 0;                                     \
  if ((flags) & (O_CREAT | O_TMPFILE)) {               \
    va_list rest;                                      \
    va_start(rest, flags);                             \
    mode = va_arg(rest, mode_t);                       \
    va_end(rest);                                      \
  }

#define OPEN(name)                                     \
  int name(const char *path, int flags, ...) {         \
    MODE(flags)                                        \
    REAL(int, name, const char *, int, ...);           \
    return opened(real_##name(path, flags, mode), flags); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                   \
  int name(int at, const char *path, int flags, ...) { \
    MODE(flags)                                        \
    REAL(int, name, int, const char *, int, ...);      \
    return opened(real_##name(at, path, flags, mode), flags); \
  }
OPENAT(openat)
OPENAT(openat64)

int close(int fd) {
  REAL(int, close, int);
  if (fd >= 0 && fd < MOST_FILES && names[fd]) {
    free(names[fd]);
    names[fd] = NULL;
  }
  return real_close(fd);
}

#define PWRITE(name)                                                       \
  ssize_t name(int fd, const void *data, size_t length, off_t offset) {    \
    REAL(ssize_t, name, int, const void *, size_t, off_t);                 \
    const char *file = name_of(fd);                                        \
    if (file) note('w', file, (uint64_t)offset, data, length, 1);          \
    return real_##name(fd, data, length, offset);                          \
  }
PWRITE(pwrite)
PWRITE(pwrite64)

ssize_t write(int fd, const void *data, size_t length) {
  const char *file = name_of(fd);
  if (file)
    note('w', file, (uint64_t)lseek(fd, 0, SEEK_CUR), data, length, 1);
  return plain_write(fd, data, length);
}

#define TRUNCATE(name)                                           \
  int name(int fd, off_t length) {                               \
    REAL(int, name, int, off_t);                                 \
    const char *file = name_of(fd);                              \
    if (file) note('t', file, (uint64_t)length, NULL, 0, 0);     \
    return real_##name(fd, length);                              \
  }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name)                                               \
  int name(int fd) {                                             \
    REAL(int, name, int);                                        \
    int result = real_##name(fd);                                \
    const char *file = name_of(fd);                              \
    if (file && result == 0) note('s', file, 0, NULL, 0, 0);     \
    return result;                                               \
  }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
  REAL(int, unlink, const char *);
  char whole[PATH_MAX];
  const char *name = realpath(path, whole) ? inside(whole) : NULL;
  if (name) note('u', name, 0, NULL, 0, 0);
  return real_unlink(path);
}
