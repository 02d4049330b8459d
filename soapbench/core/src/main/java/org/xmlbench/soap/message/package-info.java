/**
 * The messages of the operations: what they are on the wire, and how one is held against another.
 */
package org.xmlbench.soap.message;
