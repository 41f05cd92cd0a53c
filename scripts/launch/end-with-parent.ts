/**
 * Ends this process when the one that started it is gone, whatever way: killed, it cannot stop its children itself, and their ports
 * would stay taken. The channel between the two closes by itself then. A process without such a channel is left alone.
 */
if (process.channel) process.once('disconnect', () => process.exit(0));
