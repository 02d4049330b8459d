/**
 * The two processes that run a program: a fork that counts and measures, and its peer that writes.
 */
package org.xmlbench.families.programs.fork;
