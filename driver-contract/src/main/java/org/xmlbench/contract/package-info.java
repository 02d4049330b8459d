/**
 * The contract of every driver, as one test. A driver's module inherits it by scanning this jar; it
 * finds the drivers by {@link java.util.ServiceLoader}, so that no driver has a test class of its
 * own.
 */
package org.xmlbench.contract;
