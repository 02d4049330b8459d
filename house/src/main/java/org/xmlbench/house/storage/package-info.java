/** Blocks under conditions of cache and storage, for every family that reads files. */
package org.xmlbench.house.storage;
